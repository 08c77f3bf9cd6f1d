import { account } from './account';
import { admin } from './admin';
import { adminCalendar } from './admin-calendar';
import { adminBooks } from './admin-books';
import { adminCatalogueSheets } from './admin-catalogue-sheets';
import { adminCurrencies } from './admin-currencies';
import { adminEmails } from './admin-emails';
import { adminNews } from './admin-news';
import { adminPayPal } from './admin-paypal';
import { adminPhotos } from './admin-photos';
import { adminProducts } from './admin-products';
import { adminReviews } from './admin-reviews';
import { adminServiceStatus } from './admin-service-status';
import { adminShipping } from './admin-shipping';
import { adminTariffDrafts } from './admin-tariff-drafts';
import { cart } from './cart';
import { catalog } from './catalog';
import { claims } from './claims';
import { coupons } from './coupons';
import { documents } from './documents';
import { quotation } from './quotation';
import { quoteRequests } from './quote-requests';
import { reorder } from './reorder';
import { secondFactor } from './second-factor';
import { sharedQuotes } from './shared-quotes';
import { siteInfo } from './site-info';
import { subscription } from './subscription';
import { tokenAuth } from './token-auth';

/** Every call of the shop, by name. */
export const calls = {
  ...tokenAuth,
  ...siteInfo,
  ...subscription,
  ...catalog,
  ...quotation,
  ...quoteRequests,
  ...sharedQuotes,
  ...reorder,
  ...cart,
  ...account,
  ...claims,
  ...coupons,
  ...documents,
  ...secondFactor,
  ...admin,
  ...adminBooks,
  ...adminProducts,
  ...adminPayPal,
  ...adminPhotos,
  ...adminShipping,
  ...adminTariffDrafts,
  ...adminCalendar,
  ...adminCatalogueSheets,
  ...adminCurrencies,
  ...adminReviews,
  ...adminEmails,
  ...adminNews,
  ...adminServiceStatus,
} as const;
export type Calls = typeof calls;
export type CallName = keyof Calls;
