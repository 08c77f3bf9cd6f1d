/** An amount in whole minor units of a currency: fen, cents, yen. */
export interface Money {
  readonly currency: string;
  readonly amount: number;
}

/**
 * Adds up amounts of one currency.
 *
 * @throws TypeError on an amount in another currency.
 * @throws RangeError on an amount or a sum that is not a safe integer.
 */
export function sumMoney(currency: string, amounts: readonly Money[]): Money {
  const amount = amounts.reduce((sum, money) => {
    if (money.currency !== currency) throw new TypeError(`cannot add ${money.currency} to ${currency}`);
    return assertSafe(sum + assertSafe(money.amount));
  }, 0);
  return { currency, amount };
}

function assertSafe(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount of minor units: ${amount}`);
  return amount;
}
