/** The slugs of the catalogue's categories. Each has a page, and its products' pages are below that. */
export const categories = [
  'banner',
  'sticker',
  'exhibition',
  'flags',
  'lightbox',
  'fabric',
  'uvinkjet',
  'othermaterials',
] as const;
export type CategorySlug = (typeof categories)[number];

export interface Page {
  /** Without a language prefix. */
  path: string;
  /** The file under `routes/`. */
  file: string;
  /** The translation namespaces that the page uses in addition to `common`. */
  namespaces: readonly string[];
}

function page(path: string, file: string, namespaces: readonly string[]): Page {
  return { path, file, namespaces };
}

/** Every page of the shop by route id. */
export const pages: Record<string, Page> = {
  home: page('/', 'home', ['home', 'catalog']),
  track: page('/track', 'track', ['track']),
  catalog: page('/products/catalog', 'catalog', ['catalog']),
  login: page('/account/login', 'login', ['login']),
  register: page('/account/register', 'register', ['login']),
  forgetpassword: page('/account/forgetpassword', 'forgetpassword', ['login']),
  resetpassword: page('/account/resetpassword', 'resetpassword', ['login']),
  account: page('/account', 'account', ['account', 'orders', 'login']),
  orders: page('/account/orders', 'orders', ['account', 'orders', 'login']),
  'view-order': page('/account/view-order', 'view-order', ['account', 'orders', 'order', 'quote', 'login']),
  invoice: page('/account/invoice', 'invoice', ['account', 'orders', 'order', 'quote', 'login']),
  quotes: page('/account/quotes', 'quotes', ['account', 'quotes', 'quote', 'login']),
  'prepaid-account': page('/account/prepaid-account', 'prepaid-account', ['account', 'login']),
  'account-details': page('/account/account-details', 'account-details', ['account', 'addresses', 'login']),
  addresses: page('/account/addresses', 'addresses', ['account', 'addresses', 'login']),
  'templates-download': page('/account/templates-download', 'templates-download', ['templates', 'account']),
  'change-password': page('/account/change-password', 'change-password', ['account', 'login']),
  cart: page('/cart', 'cart', ['cart', 'quote', 'addresses', 'login']),
  quote: page('/quote', 'quote', ['shared', 'cart', 'quote', 'order', 'addresses', 'login']),
  added2cart: page('/added2cart', 'added2cart', ['cart', 'quote', 'login']),
  completeorder: page('/cart/completeorder', 'completeorder', ['cart', 'quote', 'login']),
  checkout: page('/cart/checkout', 'checkout', ['cart', 'quote', 'login']),
  portfolio: page('/portfolio', 'portfolio', ['portfolio']),
  gallery: page('/portfolio/:gallery', 'gallery', ['portfolio', 'product']),
  buyforme: page('/buyforme', 'buyforme', ['buyforme', 'quote']),
  contactus: page('/contactus', 'contactus', ['contact']),
  aboutus: page('/aboutus', 'aboutus', ['about', 'home']),
  history: page('/aboutus/history', 'history', ['about', 'home']),
  factory: page('/aboutus/factory', 'factory', ['about']),
  'reseller-program': page('/aboutus/reseller-program', 'reseller-program', ['reseller', 'login']),
  'confirm-subscription': page('/home/ConfirmSubscription', 'confirm-subscription', ['newsletter']),
  'payment-processing': page('/home/PaymentProcessing', 'payment-processing', ['cart', 'orders']),
  unsubscribe: page('/home/Unsubscribe', 'unsubscribe', ['newsletter']),
  support: page('/support', 'support', ['support', 'shipping']),
  privacy: page('/privacy', 'privacy', ['privacy']),
  terms: page('/terms', 'terms', ['terms']),
  'return-refund': page('/return-refund', 'return-refund', ['refund']),
  'international-shipping': page('/international-shipping', 'international-shipping', ['shipping']),
  'product-by-id': page('/products/product', 'product-by-id', []),
  ...eachCategory((category) => [
    [category, page(`/${category}`, 'category', ['catalog'])],
    [`${category}-product`, page(`/${category}/:slug`, 'product', ['catalog', 'product', 'quote', 'login'])],
  ]),
};

function eachCategory(rows: (category: CategorySlug) => [string, Page][]): Record<string, Page> {
  return Object.fromEntries(categories.flatMap(rows));
}

const paths = new Set(Object.values(pages).map(({ path }) => path));

/** Whether a path, without its query and anchor, is a page. Menus hide links to pages that do not exist. */
export function pageExists(to: string): boolean {
  return paths.has(to.split(/[?#]/)[0] ?? to);
}
