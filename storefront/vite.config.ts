import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** Stands for a page whose code could not be fetched: whatever is asked of it throws. */
const FAILED_PAGE = `
const fail = () => { throw Object.assign(error, { name: 'ChunkError' }); };
return { default: fail, clientLoader: fail, clientAction: fail };`;

/**
 * React Router answers a page's code that cannot be fetched by reloading the page, as often as that happens, and even
 * when it was only fetching ahead. Here such a page throws when it is shown, and the error page decides
 * (`features/layout/chunks.ts`).
 */
function showFailedChunks(): Plugin {
  const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
  let found = false;
  return {
    name: 'show-failed-chunks',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/react-router/dist/') || !code.includes('async function loadRouteModule(')) return null;
      found ||= reload.test(code);
      return { code: code.replace(reload, FAILED_PAGE), map: null };
    },
    buildEnd(error) {
      if (error || found || this.environment.name !== 'client') return;
      this.error('React Router no longer reloads after failed chunks as it did: look at loadRouteModule again');
    },
  };
}

export default defineConfig({
  plugins: [reactRouter(), showFailedChunks()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A few files rather than dozens of crumbs: what every page runs on, which changes seldom, and the house's
            // own parts. What only some pages have stays with them.
            codeSplitting: {
              groups: [
                { name: 'ground', test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\// },
                { name: 'drawing', test: /\/libs\/drawing\/|\/app\/ui\/Drawing/ },
                {
                  name: 'house',
                  test: /node_modules\/(@mantine|@tabler)|\/app\/(pages|ui\/|features\/(api|cart-count|language|layout|preferences|session)\/)/,
                  minShareCount: 4,
                  maxModuleSize: 12_000,
                },
              ],
            },
          },
        },
      },
    },
  },
  ssr: {
    // Bundled, so that the server starts without reading thousands of icon and component files.
    noExternal: [/^@shop\//, /^@mantine\//, '@tabler/icons-react'],
  },
});
