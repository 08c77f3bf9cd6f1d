import type { Money } from '@shop/money';
import { arrayAt, stringAt, valueAt } from './json';
import { parsePayee, type Payee } from './payee';
import { fromPayPalAmount } from './paypal-amount';

/** A payer's dispute about a payment. */
export interface PayPalDispute {
  readonly disputeId: string;
  /** The disputed payment. */
  readonly captureId: string;
  readonly money: Money;
  /** PayPal's code. */
  readonly reason: string;
  /** PayPal's code of how it ended; null while it is open. */
  readonly outcome: string | null;
  /** Until when the seller can answer; null where PayPal does not say. */
  readonly respondBy: Date | null;
  readonly payee: Payee;
}

const CODE = /^[A-Z0-9_]{1,64}$/;

/** Parses PayPal's dispute. Null without id, disputed payment or amount. */
export function parseDispute(dispute: unknown): PayPalDispute | null {
  const disputeId = parseDisputeId(valueAt(dispute, 'dispute_id'));
  const [transaction] = arrayAt(dispute, 'disputed_transactions');
  const captureId = stringAt(transaction, 'seller_transaction_id');
  const money = fromPayPalAmount(valueAt(dispute, 'dispute_amount'));
  if (!disputeId || !captureId || !/^[\w-]{1,64}$/.test(captureId) || !money || money.amount === 0) return null;
  return {
    ...{ disputeId, captureId, money },
    reason: toCode(valueAt(dispute, 'reason')) ?? 'OTHER',
    outcome: parseOutcome(dispute),
    respondBy: parseInstant(valueAt(dispute, 'seller_response_due_date')),
    payee: parsePayee(transaction),
  };
}

export function parseDisputeId(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;
}

function parseOutcome(dispute: unknown): string | null {
  const outcome = toCode(valueAt(dispute, 'dispute_outcome', 'outcome_code'));
  return outcome ?? (valueAt(dispute, 'status') === 'RESOLVED' ? 'RESOLVED' : null);
}

function parseInstant(value: unknown): Date | null {
  const instant = typeof value === 'string' ? new Date(value) : null;
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}

function toCode(value: unknown): string | undefined {
  return typeof value === 'string' && CODE.test(value) ? value : undefined;
}
