import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './bake/compress.ts';
import { precache } from './bake/precache.ts';

export default defineConfig({
  // Any plain file server, in any folder, serves the table.
  base: './',
  plugins: [react(), precache(), compress()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rollupOptions: {
      input: { index: 'index.html', 'service-worker': 'src/worker/service-worker.ts' },
      // Beside the page: what it serves is the folder that it lies in.
      output: { entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
});
