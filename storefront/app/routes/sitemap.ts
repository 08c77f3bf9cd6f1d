import { createServerApi } from '../features/api/api.server';
import { buildSitemap } from '../features/search-engines/sitemap.server';
import { shopContext } from '../server-context';
import type { Route } from './+types/sitemap';

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

export async function loader(args: Route.LoaderArgs) {
  const api = createServerApi(args);
  const [categories, { languages }] = await Promise.all([
    api.require('Catalog/Categories', {}),
    api.require('UserEnd/SiteInfo/Config', {}),
  ]);
  const { origin } = shopContext(args.context);
  return new Response(buildSitemap({ origin, categories, languages }), { headers: HEADERS });
}
