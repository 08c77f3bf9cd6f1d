import type { Effect } from './effects';

/**
 * What becomes of PayPal's money when `order_paid` is refused (too late, twice, a wrong amount or currency):
 * it is recorded, the order stays as it is, and accounting decides.
 */
export function keepUnapplied(amount: number, currency: string): readonly Effect[] {
  return [
    { kind: 'post_unapplied', amount, currency },
    { kind: 'notify_staff', role: 'accounting', about: 'payment_unapplied' },
  ];
}
