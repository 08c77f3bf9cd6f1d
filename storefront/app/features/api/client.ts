import { browserStorage, createApiClient, shopRoutes } from '@shop/api-client';

/** The calls that the storefront makes. */
export type ShopCall = keyof typeof shopRoutes;

/** The browser's API client, in the language of the page. Loaders on the server use `createServerApi`. */
export const api = createApiClient({
  routes: shopRoutes,
  language: () => document.documentElement.lang,
  storage: browserStorage,
  session: { logoutMarkerKey: 'witness' },
});

export const sessionStore = api.session;
