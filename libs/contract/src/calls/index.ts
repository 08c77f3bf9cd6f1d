import { account } from './account';
import { admin } from './admin';
import { adminProducts } from './admin-products';
import { adminShipping } from './admin-shipping';
import { adminTariffDrafts } from './admin-tariff-drafts';
import { cart } from './cart';
import { catalog } from './catalog';
import { quotation } from './quotation';
import { secondFactor } from './second-factor';
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
  ...cart,
  ...account,
  ...secondFactor,
  ...admin,
  ...adminProducts,
  ...adminShipping,
  ...adminTariffDrafts,
} as const;
export type Calls = typeof calls;
export type CallName = keyof Calls;
