import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './bake/compress.ts';

export default defineConfig({
  // Any plain file server, in any folder, serves the table.
  base: './',
  plugins: [react(), compress()],
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1200 },
});
