import { account } from './account';
import { admin } from './admin';
import { cart } from './cart';
import { catalog } from './catalog';
import { quotation } from './quotation';
import { siteInfo } from './site-info';
import { tokenAuth } from './token-auth';

/** Every call of the shop, by name. */
export const calls = { ...tokenAuth, ...siteInfo, ...catalog, ...quotation, ...cart, ...account, ...admin } as const;
export type Calls = typeof calls;
export type CallName = keyof Calls;
