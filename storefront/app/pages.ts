export interface Page {
  /** Without a language prefix. */
  path: string;
  /** The file under `routes/`. */
  file: string;
  /** The translation namespaces that the page uses in addition to `common`. */
  namespaces: readonly string[];
  /** Names of validations that the address must pass before any data is fetched. */
  validations: readonly string[];
}

function page(path: string, file: string, namespaces: readonly string[], validations: readonly string[] = []): Page {
  return { path, file, namespaces, validations };
}

/** Every page of the shop by route id. */
export const pages: Record<string, Page> = {
  home: page('/', 'home', ['home', 'catalog', 'status']),
  track: page('/track', 'track', ['track', 'quote']),
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
  saved: page('/account/saved', 'saved', ['saved', 'account', 'quote', 'order', 'login']),
  'prepaid-account': page('/account/prepaid-account', 'prepaid-account', ['account', 'login']),
  'account-details': page('/account/account-details', 'account-details', ['account', 'addresses', 'login']),
  addresses: page('/account/addresses', 'addresses', ['account', 'addresses', 'login']),
  'templates-download': page('/account/templates-download', 'templates-download', ['templates', 'account']),
  'change-password': page('/account/change-password', 'change-password', ['account', 'login']),
  cart: page('/cart', 'cart', ['cart', 'quote', 'addresses', 'login']),
  'size-list': page('/cart/sizes', 'size-list', ['sizes', 'product', 'quote', 'order', 'login']),
  quote: page('/quote', 'quote', ['shared', 'cart', 'quote', 'order', 'addresses', 'login']),
  added2cart: page('/added2cart', 'added2cart', ['quote', 'cart']),
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
  status: page('/status', 'status', ['status']),
  proof: page('/proof', 'proof', ['order', 'quote']),
  support: page('/support', 'support', ['support', 'shipping']),
  privacy: page('/privacy', 'privacy', ['privacy']),
  accessibility: page('/accessibility', 'accessibility', ['accessibility']),
  terms: page('/terms', 'terms', ['terms']),
  'return-refund': page('/return-refund', 'return-refund', ['refund']),
  'international-shipping': page('/international-shipping', 'international-shipping', ['shipping']),
  'product-by-id': page('/products/product', 'product-by-id', []),
  category: page('/:category', 'category', ['catalog'], ['slugs']),
  product: page('/:category/:slug', 'product', ['catalog', 'product', 'quote', 'login'], ['slugs']),
};

const paths = new Set(Object.values(pages).map(({ path }) => path));

const pagesByPath = new Map(Object.values(pages).map((entry) => [entry.path.slice(1), entry]));

/** Whether a path, without its query and anchor, is a page. Menus hide links to pages that do not exist. */
export function pageExists(to: string): boolean {
  return paths.has(to.split(/[?#]/)[0] ?? to);
}

/**
 * The pages whose address has no fixed part, so that a router cannot tell `/ja` and `/ja/banner` from `/banner` and
 * `/banner/vinyl-440`. Each has a route of its own for every language prefix.
 */
export const pagesByPrefix: readonly string[] = ['home', 'category', 'product'];

/** The id of the route of such a page below a language prefix. */
export const prefixedRouteId = (prefix: string, page: string): string => `${prefix}.${page}`;

/** The page of a route. */
export function findPage(routeId: string): Page | undefined {
  return pages[routeId.split('.').at(-1) ?? ''];
}

/** The page of a matched route pattern, as `:lang?/account/login` or `ja/:category`. */
export function findPageByPattern(pattern: string): Page | undefined {
  return pagesByPath.get(pattern) ?? pagesByPath.get(pattern.replace(/^[^/]*\/?/, ''));
}
