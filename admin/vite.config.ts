import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The texts of the page for logging in, which locales/LANGUAGE/log-in.ts lists. */
const LOG_IN_TEXTS = /locales\/(\w+)\/(common|errors|layout|log-in|react-admin|secondFactor|session)\./;

/** What waits until it is needed: a button is pressed, or a chart is shown. */
const ON_DEMAND =
  /admin\/src\/(ui\/list\/ExportDialog|common\/zoom\/(ZoomDialog|TileViewer|useTileViewer)|production\/camera-codes|home\/sales-chart|locales\/\w+\/(auditFields|emailNames|fields|help))\.(ts|tsx|json)$/;
/** The packages of the pages, without those that only the modules on demand need. */
const PACKAGES_OF_PAGES = /node_modules\/(?!ra-language|openseadragon|zxing-wasm|uplot)|libs\//;

/** What only pages with a list need. */
const OF_LISTS = /admin\/src\/(ui\/list\/|common\/StaffFilter)/;

/** `…/admin/src/orders/page/OrderPage.tsx` → `orders`: each resource is a chunk, and so is what lists have in common. */
const folderName = (id: string): string | null => {
  if (ON_DEMAND.test(id)) return null;
  if (OF_LISTS.test(id)) return 'lists';
  return /admin\/src\/(locales\/\w+|[\w-]+)\//.exec(id)?.[1]?.replace('/', '-') ?? null;
};

const logInTextsName = (id: string): string | null => {
  const language = LOG_IN_TEXTS.exec(id)?.[1];
  return language ? `locales-${language}-log-in` : null;
};

/** The API serves what is built at `/admin`; during development it is asked at its own port. */
export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Modules that the log-in page needs are in chunks of their own; others wait until a page needs them.
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
              priority: 5,
            },
            { name: 'mui', tags: ['$initial'], test: /node_modules\/(@mui|@emotion|@popperjs|stylis)\//, priority: 4 },
            { name: 'react-admin', tags: ['$initial'], test: /node_modules\//, priority: 3 },
            { name: 'shell', tags: ['$initial'], test: /admin\/src\/|libs\//, priority: 2 },
            { name: 'pages', test: PACKAGES_OF_PAGES, priority: 1 },
            { name: logInTextsName, test: LOG_IN_TEXTS, priority: 1, includeDependenciesRecursively: false },
            { name: folderName, test: /admin\/src\//, priority: 0, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:3000' } },
});
