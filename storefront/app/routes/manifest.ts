import { shopName } from '../brand';
import { createServerApi } from '../features/api/api.server';
import { buildManifest } from '../features/search-engines/sitemap.server';
import type { Route } from './+types/manifest';

const HEADERS = { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' };

export async function loader(args: Route.LoaderArgs) {
  const config = await createServerApi(args).call('UserEnd/SiteInfo/Config', {});
  return new Response(buildManifest(config.ok ? config.data.shopName : shopName), { headers: HEADERS });
}
