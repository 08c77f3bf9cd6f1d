import { translations } from '../../common/public';

/** Why the system cancels an unpaid order. The code is stored as the reason of the cancellation. */
export const ORDER_PROBLEMS = ['invalid_address', 'invalid_shipping', 'invalid_product'] as const;
export type OrderProblem = (typeof ORDER_PROBLEMS)[number];

/** A stored reason for display: an order problem in the reader's language, any other text as it was written. */
export function reasonText(reason: string | null, language: string): string | undefined {
  const problem = ORDER_PROBLEMS.find((known) => known === reason);
  return problem ? String(translations(language, 'order-validation')[problem]) : (reason ?? undefined);
}
