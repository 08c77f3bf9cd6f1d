import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { LANGUAGE_CODES } from '@shop/contract';
import { type Page, pages, pagesByPrefix, prefixedRouteId } from './pages';

const LANGUAGE = 'routes/language.tsx';

function toRoute(id: string, { path, file }: Page): RouteConfigEntry {
  return path === '/' ? index(`routes/${file}.tsx`, { id }) : route(path.slice(1), `routes/${file}.tsx`, { id });
}

const selectPages = (areByPrefix: boolean) =>
  Object.entries(pages).filter(([id]) => pagesByPrefix.includes(id) === areByPrefix);

// Of two routes that match equally well the router takes the first: /banner is a category, and /ja/track is none.
export default [
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  layout(
    LANGUAGE,
    { id: 'unprefixed' },
    selectPages(true).map(([id, page]) => toRoute(id, page)),
  ),
  route(':lang?', LANGUAGE, { id: 'fixed' }, [
    ...selectPages(false).map(([id, page]) => toRoute(id, page)),
    route('*', 'routes/not-found.tsx'),
  ]),
  ...LANGUAGE_CODES.map((prefix) =>
    route(
      prefix,
      LANGUAGE,
      { id: prefix },
      selectPages(true).map(([id, page]) => toRoute(prefixedRouteId(prefix, id), page)),
    ),
  ),
] satisfies RouteConfig;
