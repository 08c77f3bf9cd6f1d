import type { TariffDocument } from '@shop/pricing';

/** Digits of the minor unit, and units that one CNY buys. In the order they are offered. */
export const currencies: TariffDocument['currencies'] = {
  CNY: { digits: 2, perCny: '1' },
  USD: { digits: 2, perCny: '0.14050000' },
  HKD: { digits: 2, perCny: '1.09350000' },
  JPY: { digits: 0, perCny: '21.68000000' },
  AUD: { digits: 2, perCny: '0.21520000' },
  GBP: { digits: 2, perCny: '0.10640000' },
  EUR: { digits: 2, perCny: '0.12120000' },
  CAD: { digits: 2, perCny: '0.19650000' },
};

/** Bank fee for exchanging the currency into CNY, as a fraction of the subtotal. */
export const exchangeRate: TariffDocument['exchangeRate'] = {
  CNY: '0',
  USD: '0.025',
  HKD: '0.025',
  JPY: '0.03',
  AUD: '0.03',
  GBP: '0.03',
  EUR: '0.03',
  CAD: '0.03',
};

/** Fees of the payment methods: 0 PayPal, 3 prepaid account. `fixed` is in minor units. */
export const remittance: TariffDocument['remittance'] = {
  0: { rate: '0.044', fixed: { USD: 30, HKD: 235, JPY: 40, AUD: 30, GBP: 20, EUR: 35, CAD: 30 } },
  3: { rate: '0', fixed: { CNY: 0 } },
};
