import { fieldError } from '../common/public';
import type { QuoteTerms } from '../quoting/public';
import type { Tariffs } from '../tariff/public';

/** @throws ApiError `unknown_currency` */
export function assertKnownCurrency(tariffs: Tariffs, currency: string, field: string): void {
  if (!tariffs.currencies().some(({ code }) => code === currency)) throw fieldError('unknown_currency', field);
}

/** @throws ApiError `unknown_currency`, `unknown_payment_method` */
export function assertKnownTerms(tariffs: Tariffs, { currency, paymentMethod }: Partial<QuoteTerms>): void {
  if (currency !== undefined) assertKnownCurrency(tariffs, currency, 'currency');
  if (paymentMethod !== undefined && !tariffs.paymentMethods().includes(paymentMethod)) {
    throw fieldError('unknown_payment_method', 'paymentMethod');
  }
}
