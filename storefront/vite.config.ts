import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** Replaces a page whose code could not be fetched: rendering it or loading its data throws. */
const FAILED_PAGE = `
const fail = () => { throw Object.assign(error, { name: 'ChunkError' }); };
return { default: fail, clientLoader: fail, clientAction: fail };`;

/**
 * When the code of a page cannot be fetched, React Router reloads the browser without a limit, even for a prefetch.
 * With this plugin the page throws when it is shown, and the error page decides about a reload
 * (`layout/chunk-reload.ts`).
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
      this.error('React Router has changed loadRouteModule: check how it handles pages that cannot be fetched');
    },
  };
}

export default defineConfig({
  plugins: [reactRouter(), showFailedChunks()],
  // One style sheet for all pages is smaller than the sum of a page's own ones.
  build: { assetsInlineLimit: 0, cssCodeSplit: false, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A few larger files instead of dozens of small ones: libraries that every page needs, drawings, code that
            // most pages share, and what shows quotes. Other code stays in the chunks of its pages, as does `Trans` of
            // react-i18next.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\/(?!dist\/es\/Trans)/,
                },
                { name: 'drawing', test: /\/libs\/drawing\/|\/app\/ui\/Drawing/ },
                {
                  name: 'shared',
                  test: /vite\/preload-helper|node_modules\/@tabler|\/libs\/api-client\/|\/app\/(pages|layout\/|ui\/|features\/(api|cart-count|language|preferences|session)\/)/,
                  minShareCount: 3,
                  maxModuleSize: 12_000,
                },
                {
                  name: 'quote',
                  test: /\/libs\/(pricing|money)\/|\/app\/features\/(quote|shipping-methods)\//,
                  minShareCount: 3,
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
    noExternal: [/^@shop\//, '@tabler/icons-react'],
  },
});
