import { buildRobots } from '../features/search-engines/sitemap.server';
import { shopContext } from '../server-context';
import type { Route } from './+types/robots';

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' };

export function loader({ context }: Route.LoaderArgs) {
  return new Response(buildRobots(shopContext(context).origin), { headers: HEADERS });
}
