import type { Tx } from '../common/public';

export interface NewCurrency {
  currency: string;
  digits: number;
  perCny: string;
  /** When its first rate begins. */
  at: Date;
  /** Account id. */
  by: string;
}

/** Offers a currency after all others, at no exchange fee. */
export async function addCurrency(tx: Tx, { currency, digits, perCny, at, by }: NewCurrency): Promise<void> {
  await tx.query(
    `insert into currency (code, digits, position, exchange_fee)
     select $1, $2, coalesce(max(position) + 1, 0), 0 from currency`,
    [currency, digits],
  );
  await tx.query(
    `insert into currency_rate (currency, valid_from, per_cny, source, set_at, entered_by)
     values ($1, $2, $3, 'entered', $2, $4)`,
    [currency, at, perCny, by],
  );
}

export interface NewShippingMethod {
  method: number;
  /** Business days, first and last. */
  majorDays: readonly [number, number];
  otherDays: readonly [number, number];
}

/** Offers a shipping method after all others; it ships nowhere until it has services. */
export async function addShippingMethod(tx: Tx, { method, majorDays, otherDays }: NewShippingMethod): Promise<void> {
  await tx.query(
    `insert into shipping_method (method, position, major_days, other_days)
     select $1, coalesce(max(position) + 1, 0), $2::int4range, $3::int4range from shipping_method`,
    [method, `[${majorDays}]`, `[${otherDays}]`],
  );
}

/** Adds a payment method without fees, which takes no currency yet. */
export async function addPaymentMethod(tx: Tx, paymentMethod: number): Promise<void> {
  await tx.query(`insert into remittance_fee (payment_method, rate, fixed) values ($1, 0, '{}')`, [paymentMethod]);
}
