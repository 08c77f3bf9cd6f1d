import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  ssr: {
    // Bundled, so that the server starts without reading thousands of icon and component files.
    noExternal: [/^@shop\//, /^@mantine\//, '@tabler/icons-react'],
  },
});
