import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './bake/compress.ts';

const page = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // Any plain file server, in any folder, serves the table.
  base: './',
  plugins: [react(), compress()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    // The admin page is a page of its own: it has a policy of its own, and players never load it.
    rolldownOptions: { input: { main: page('index.html'), admin: page('admin/index.html') } },
  },
});
