import type { RoleName } from '@shop/contract';
import type { Terms } from '../quoting/public';

const STANDARD_PARCEL = 0;
const PAYPAL = 0;
const PREPAID_ACCOUNT = 3;

/** Where most live who pay in a currency. */
const COUNTRY_OF: ReadonlyMap<string, string> = new Map([
  ['HKD', 'HK'],
  ['JPY', 'JP'],
  ['AUD', 'AU'],
  ['GBP', 'GB'],
  ['EUR', 'DE'],
  ['CAD', 'CA'],
]);
const COUNTRY_OF_MOST = 'US';

/** What is known of whoever asks, beside what they said. */
export interface Asker {
  role: RoleName | null;
  language: string;
  currency: string | null;
  /** Of the default address. */
  country: string | null;
}

/**
 * The terms an answer goes by where staff name nothing else: what was said, then what is known, then what is likely.
 * CNY is paid from the prepaid account, which is for resellers; PayPal takes all others.
 */
export function likelyTerms(said: Partial<Terms>, asker: Asker): Terms {
  const known = said.currency ?? asker.currency ?? (asker.language === 'ja' ? 'JPY' : 'USD');
  const prepaid = (said.paymentMethod ?? (known === 'CNY' ? PREPAID_ACCOUNT : PAYPAL)) === PREPAID_ACCOUNT;
  const mayPrepay = prepaid && asker.role === 'reseller';
  const inPaypal = known === 'CNY' ? 'USD' : known;
  const currency = mayPrepay ? 'CNY' : inPaypal;
  return {
    currency,
    country: said.country ?? asker.country ?? COUNTRY_OF.get(currency) ?? COUNTRY_OF_MOST,
    shippingMethod: said.shippingMethod ?? STANDARD_PARCEL,
    paymentMethod: mayPrepay ? PREPAID_ACCOUNT : PAYPAL,
  };
}
