import type { ShopSettingsView } from '@shop/contract';
import { CHECK_DAYS, CHECK_IN_CART_DAYS, PROOF_LINK_DAYS, UPLOAD_DAYS } from '../../artwork/public';
import { SESSION_DAYS } from '../../auth/public';
import { EXPIRED_QUOTE_DAYS } from '../../quoting/public';
import { CONFIRM_WITHIN_DAYS } from '../../site/public';

/** Retention periods that are part of how the shop works, and cannot be changed. */
export const OTHER_PERIODS: ShopSettingsView['retention']['others'] = [
  { what: 'file_checks', days: CHECK_DAYS },
  { what: 'file_checks_in_cart', days: CHECK_IN_CART_DAYS },
  { what: 'unfinished_uploads', days: UPLOAD_DAYS },
  { what: 'proof_links', days: PROOF_LINK_DAYS },
  { what: 'shared_quotes', days: EXPIRED_QUOTE_DAYS },
  { what: 'sessions', days: SESSION_DAYS },
  { what: 'unconfirmed_subscriptions', days: CONFIRM_WITHIN_DAYS },
  { what: 'emails', days: null },
  { what: 'audit_log', days: null },
  { what: 'orders_and_ledger', days: null },
];
