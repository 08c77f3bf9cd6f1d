import {
  PAYPAL,
  PREPAID_ACCOUNT,
  type RoleName,
  STANDARD_PARCEL,
  countryOfCurrency,
  defaultCurrency,
} from '@shop/contract';
import type { QuoteTerms } from '../quoting/public';

const DEFAULT_COUNTRY = 'US';

/** What is known about the requester apart from the request. */
export interface CustomerProfile {
  role: RoleName | null;
  language: string;
  currency: string | null;
  /** Country of the default address. */
  country: string | null;
}

/**
 * The terms of an answer unless staff change them: from the request, then from the requester's account, then a guess.
 * CNY is paid from the prepaid account, which only resellers have; PayPal takes all other currencies.
 */
export function defaultTerms(requested: Partial<QuoteTerms>, profile: CustomerProfile): QuoteTerms {
  const preferred = requested.currency ?? profile.currency ?? defaultCurrency(profile.language);
  const wantsPrepaid =
    (requested.paymentMethod ?? (preferred === 'CNY' ? PREPAID_ACCOUNT : PAYPAL)) === PREPAID_ACCOUNT;
  const usesPrepaid = wantsPrepaid && profile.role === 'reseller';
  const paypalCurrency = preferred === 'CNY' ? 'USD' : preferred;
  const currency = usesPrepaid ? 'CNY' : paypalCurrency;
  const likelyCountry = usesPrepaid ? undefined : countryOfCurrency(currency);
  return {
    currency,
    country: requested.country ?? profile.country ?? likelyCountry ?? DEFAULT_COUNTRY,
    shippingMethod: requested.shippingMethod ?? STANDARD_PARCEL,
    paymentMethod: usesPrepaid ? PREPAID_ACCOUNT : PAYPAL,
  };
}
