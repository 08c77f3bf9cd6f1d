// Stands in for the storefront's server build in a copy of the project: Vite compiles the pages' modules when the server
// starts, which costs a fraction of the CPU time of a build.
import path from 'node:path';
import { createServer } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

const vite = await createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  // Icons are thousands of files: the server loads the package as it is.
  ssr: { external: ['@tabler/icons-react'] },
  plugins: [
    {
      name: 'no-browser-packages',
      enforce: 'post',
      // No browser opens these pages, so nothing is prepared for one.
      configEnvironment: (_name, options) => {
        options.optimizeDeps = { noDiscovery: true, include: [] };
      },
    },
  ],
});
const build = await vite.ssrLoadModule('virtual:react-router/server-build');

export const { assets, assetsBuildDirectory, basename, future, ssr, isSpaMode, prerender } = build;
export const { routeDiscovery, publicPath, entry, routes, allowedActionOrigins } = build;
