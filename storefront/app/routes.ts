import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { pages } from './pages';

export default [
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route(':lang?', 'routes/language.tsx', [
    ...Object.entries(pages).map(([id, { path, file }]) =>
      path === '/' ? index(`routes/${file}.tsx`, { id }) : route(path.slice(1), `routes/${file}.tsx`, { id }),
    ),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
