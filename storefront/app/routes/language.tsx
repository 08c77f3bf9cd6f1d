import { data, Outlet, redirect } from 'react-router';
import { pathLanguage, resolvePath } from '../features/language/paths';
import type { Route } from './+types/language';

/** The parent of all pages: rejects unknown language prefixes and redirects from that of the default language. */
export function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const resolved = resolvePath(params.lang ?? pathLanguage(pathname), pathname);
  if (resolved.kind === 'redirect') throw redirect(resolved.to + search, 301);
  if (resolved.kind === 'not-found') throw data(null, { status: 404 });
  return null;
}

export default function Language() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary } from '../layout/ErrorPage';
