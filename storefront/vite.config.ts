import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Leaves out React Router's warnings for developers: its package exports only the development build. */
function omitRouterWarnings(): Plugin {
  return {
    name: 'omit-router-warnings',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/react-router/dist/') || !code.includes('if (ENABLE_DEV_WARNINGS)')) return null;
      return { code: code.replaceAll(/\bENABLE_DEV_WARNINGS(?=\)| \?)/g, 'false'), map: null };
    },
  };
}

/** Folders whose icons the home page loads: the app shell, building blocks of pages, and its own parts. */
const FIRST_ICONS = ['layout', 'ui', 'features/home', 'features/tracking'];

function findFirstIcons(): RegExp {
  const folders = FIRST_ICONS.map((path) => join(import.meta.dirname, 'app', path));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const names = files.flatMap((file) => readFileSync(file, 'utf8').match(/\bIcon[A-Z]\w*/g) ?? []);
  return new RegExp(`/@tabler/.*/(createReactComponent|defaultAttributes|${[...new Set(names)].join('|')})\\.mjs`);
}

const firstIcons = findFirstIcons();

const SHARED_CODE =
  /vite\/preload-helper|\/libs\/api-client\/|\/app\/(pages|layout\/|ui\/|features\/(cart-count\/cart-count|(api|language|preferences|session)\/))/;

export default defineConfig({
  plugins: [reactRouter(), showFailedChunks(), omitRouterWarnings()],
  // One style sheet for all pages is smaller than the sum of a page's own ones.
  build: { assetsInlineLimit: 0, cssCodeSplit: false, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A few larger files instead of dozens of small ones: libraries that every page needs, drawings, code that
            // most pages share, icons of inner pages, and what shows quotes. Other code stays in the chunks of its pages, as does `Trans` of
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
                  test: (id) => SHARED_CODE.test(id) || firstIcons.test(id),
                  minShareCount: 3,
                  maxModuleSize: 12_000,
                },
                { name: 'icons', test: /node_modules\/@tabler/, minShareCount: 3 },
                {
                  name: 'orders',
                  test: /\/app\/features\/(orders\/(order-id|useOrderId|OrderId)|order\/order-page)\./,
                },
                {
                  name: 'quote',
                  test: /\/libs\/(pricing\/|money\/|contract\/src\/item-kinds)|\/app\/features\/(quote\/|shipping-methods\/|buy-for-me\/is-purchase)/,
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
