import { data, Outlet, redirect } from 'react-router';
import type { Route } from './+types/shop';
import { readPath } from '../features/language/paths';

/** Every page passes here first: its language must be one the shop speaks, and the default one's is not spelled out. */
export function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const reading = readPath(params.lang, pathname);
  if (reading.kind === 'redirect') throw redirect(reading.to + search, 301);
  if (reading.kind === 'not-found') throw data(null, { status: 404 });
  return null;
}

export default function Shop() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary } from '../features/layout/ErrorPage';
