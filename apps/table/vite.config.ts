import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './bake/compress.ts';
import { leaveOut } from './bake/leave-out.ts';
import { precache } from './bake/precache.ts';
import { thirdParty } from './bake/third-party.ts';

/** Three, and what of the scene is loaded with every table: not what only those need who choose another way of seeing it. */
const PICTURE =
  /node_modules\/(three|@react-three)\/|src\/scene\/(?!(xr|stereo|panels|presence|page|room\/around)\/|probe|quality)[^?]*\.tsx?$/;

const page = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const { pages, threads } = thirdParty();

export default defineConfig({
  // Any plain file server, in any folder, serves the table.
  base: './',
  plugins: [react(), leaveOut(), pages, precache(), compress()],
  worker: { format: 'es', plugins: () => [threads] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: {
        index: page('index.html'),
        // A page of its own: it has a policy of its own, and players never load it.
        admin: page('admin/index.html'),
        'service-worker': page('src/worker/service-worker.ts'),
      },
      // Beside the page: what it serves is the folder that it lies in.
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // What every picture needs is one file: many small ones are larger together.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'picture', test: PICTURE }],
        },
      },
    },
  },
});
