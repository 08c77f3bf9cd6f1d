/** The currencies PayPal takes and the decimals it takes for each. CNY is open to mainland Chinese accounts alone. */
const DECIMALS = {
  AUD: 2,
  BRL: 2,
  CAD: 2,
  CHF: 2,
  CZK: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  HKD: 2,
  HUF: 0,
  ILS: 2,
  JPY: 0,
  MXN: 2,
  MYR: 2,
  NOK: 2,
  NZD: 2,
  PHP: 2,
  PLN: 2,
  SEK: 2,
  SGD: 2,
  THB: 2,
  TWD: 0,
  USD: 2,
};

export const isSupported = (currency) => Object.hasOwn(DECIMALS, currency);

export const takesDecimals = (currency) => DECIMALS[currency] > 0;

/** Minor units (bigint) of a decimal string such as "12.5"; null where it is none or has too many decimals. */
export function minorOf(currency, value) {
  const match = typeof value === 'string' && value.length <= 32 ? /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) : null;
  const digits = DECIMALS[currency];
  if (!match || digits === undefined) return null;
  const [, sign, whole, fraction = ''] = match;
  if (fraction.length > digits) return null;
  return BigInt(`${sign}${whole}${fraction.padEnd(digits, '0')}`);
}

/** PayPal's money object for minor units. */
export function money(currency, minor) {
  const digits = DECIMALS[currency];
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0');
  const value = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return { currency_code: currency, value: minor < 0n ? `-${value}` : value };
}

/** Unit price times a quantity of up to five decimals, rounded half up to a minor unit. */
export function times(minor, quantity) {
  const [whole, fraction = ''] = quantity.split('.');
  const scaled = minor * BigInt(whole + fraction.padEnd(5, '0'));
  return (scaled * 2n + 100_000n) / 200_000n;
}
