/** `amount` is in whole minor units of the currency: fen, cents, yen. */
export interface Money {
  readonly currency: string;
  readonly amount: number;
}

/** The sum in `currency`. Throws on money in another currency and on a sum that a number cannot hold exactly. */
export function sumMoney(currency: string, moneys: readonly Money[]): Money {
  const amount = moneys.reduce((sum, money) => {
    if (money.currency !== currency) throw new TypeError(`cannot add ${money.currency} to ${currency}`);
    return safe(sum + safe(money.amount));
  }, 0);
  return { currency, amount };
}

function safe(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount of minor units: ${amount}`);
  return amount;
}
