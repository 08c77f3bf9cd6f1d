import type { Output } from '@shop/contract';
import { shopName } from '../../brand';
import { shopContext } from '../../server-context';
import type { Shop } from '../api/shop.server';
import { readCookie } from '../preferences/preferences';
import { COOKIE_ANSWER, RAIL } from './cookies';
import type { HouseFacts } from './house';

type Menu = Output<'Catalog/Categories'>;

/** Everything around a page. It never fails: a page is worth showing without its menus. */
export async function readHouse(shop: Shop, { request, context }: { request: Request; context: Parameters<typeof shopContext>[0] }): Promise<HouseFacts> {
  const [menu, config] = await Promise.all([shop.ask('Catalog/Categories', {}), shop.ask('UserEnd/SiteInfo/Config', {})]);
  const none: Menu = [];
  const cookie = request.headers.get('cookie');
  return {
    language: shop.language,
    locale: shop.locale,
    preferences: shop.preferences,
    shopName: config.ok ? config.data.shopName : shopName,
    languageHosts: config.ok ? config.data.languageHosts : {},
    menu: menu.ok ? menu.data : none,
    origin: shopContext(context).origin,
    railOpen: readCookie(cookie, RAIL) !== 'closed',
    cookiesAnswered: readCookie(cookie, COOKIE_ANSWER) !== undefined,
    year: new Date().getFullYear(),
  };
}
