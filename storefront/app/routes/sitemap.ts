import { createServerApi } from '../features/api/api.server';
import { buildSitemap } from '../features/search-engines/sitemap.server';
import { shopContext } from '../server-context';
import type { Route } from './+types/sitemap';

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

export async function loader(args: Route.LoaderArgs) {
  const categories = await createServerApi(args).require('Catalog/Categories', {});
  return new Response(buildSitemap(shopContext(args.context).origin, categories), { headers: HEADERS });
}
