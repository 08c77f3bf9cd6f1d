import { Outlet } from 'react-router';
import { openPage } from '../features/page-request/page-request.server';
import type { Route } from './+types/language';

/** The parent of all pages: rejects unknown language prefixes and redirects from that of the default language. */
export function loader(args: Route.LoaderArgs) {
  openPage(args);
  return null;
}

export default function Language() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary } from '../layout/ErrorPage';
