import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The API serves what is built at `/admin`; during development it is asked at its own port. */
export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1600,
  },
  server: { host: '127.0.0.1', proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:3000' } },
});
