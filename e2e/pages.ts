import { galleries } from './galleries';
import type { Language } from './visitors';

export const categories = [
  'banner',
  'sticker',
  'exhibition',
  'flags',
  'lightbox',
  'fabric',
  'uvinkjet',
  'othermaterials',
];

/** The demo shop has an order in every state. */
const orders = [...'123456789ABC'].map((last) => `DEM000-000000-00000${last}`);
/** The orders of customer@example.com. */
const customerOrders = orders.filter((order) => /[1258ABC]$/.test(order));

/** Pages that everybody can open, each built in its own way. */
export const publicPages = {
  'home, tracking and search': [
    '/',
    '/track',
    '/track?orderId=DEM000-000000-000008',
    '/products/catalog',
    '/products/catalog?q=banner',
    '/products/product?sku=vinyl-440',
    '/banner',
  ],
  'log-in, templates and portfolio': [
    '/account/login',
    '/account/register',
    '/account/forgetpassword',
    '/account/resetpassword?email=customer%40example.com',
    '/account/templates-download',
    '/cart/sizes?sku=vinyl-440',
    '/added2cart',
    '/portfolio',
    '/portfolio/vinyl-banner',
  ],
  'contact, company and newsletter': [
    '/contactus',
    '/buyforme',
    '/aboutus',
    '/aboutus/history',
    '/aboutus/factory',
    '/home/ConfirmSubscription',
    '/home/Unsubscribe',
  ],
  'help and policies': [
    '/support',
    '/status',
    '/privacy',
    '/accessibility',
    '/terms',
    '/return-refund',
    '/international-shipping',
  ],
};

/** Pages about what is in the browser or in the fragment of a link, which the server does not receive. */
export const pagesThatNeedScripts: readonly string[] = [
  '/cart/sizes?sku=vinyl-440',
  '/added2cart',
  '/home/ConfirmSubscription',
  '/home/Unsubscribe',
];

/** Pages that everybody can open, of the same kind as one of `publicPages`. */
export const publicPagesOfOneKind = {
  categories: categories.slice(1).map((category) => `/${category}`),
  galleries: galleries.slice(1).map((gallery) => `/portfolio/${gallery}`),
};

/** The way of an order, from the home page to its page in the account. */
export const mainPages: readonly string[] = [
  '/',
  '/cart',
  '/account/view-order?orderId=DEM000-000000-000003',
  '/cart/checkout?orderId=DEM000-000000-000002',
];

/** Pages that ask a visitor to log in. */
export const accountPages = [
  '/account',
  '/account/orders',
  '/account/view-order?orderId=DEM000-000000-000003',
  '/account/invoice?orderId=DEM000-000000-000002',
  '/account/quotes',
  '/account/saved',
  '/account/prepaid-account',
  '/account/account-details',
  '/account/addresses',
  '/account/change-password',
  '/cart',
  '/cart/completeorder?orderId=DEM000-000000-000001',
  '/cart/checkout?orderId=DEM000-000000-000002',
  '/aboutus/reseller-program',
];

/** Pages that have no entry for the customer of the demo. */
export const demoEmptyPages = ['/account/quotes', '/account/saved', '/cart'];
export const demoFilledPages = accountPages.filter((path) => !demoEmptyPages.includes(path));
/** Pages that have no entry for a new customer. */
export const newEmptyPages = ['/account', '/account/orders', '/account/addresses', ...demoEmptyPages];

export const orderPages = customerOrders.map((order) => `/account/view-order?orderId=${order}`);
export const invoicePages = customerOrders.map((order) => `/account/invoice?orderId=${order}`);

/** Pages of the storefront that staff use too; they have no cart and no orders. */
export const staffAccountPages = [
  '/',
  '/banner/vinyl',
  '/account',
  '/account/account-details',
  '/account/change-password',
];

/** Pages of the back office that its menu does not name, and the overview. */
export const backOfficePages = [
  '',
  'accounts/de300000-0000-4000-8000-000000000001/show',
  'accounts/de300000-0000-4000-8000-000000000002/show',
  'prepaid-transactions/create',
  'staff/create',
  'staff/de300000-0000-4000-8000-000000000005/show',
  'second-factor',
  'invitation?token=unknown',
];
export const backOfficeOrderPages = orders.map((order) => `orders/${order}/show`);

/** The path of a page in a language. Two pages exist only with a prefix. */
export function pathIn(language: Language, path: string): string {
  return language === 'en' && !path.startsWith('/products/') ? path : `/${language}${path === '/' ? '' : path}`;
}
