import type { Money } from '@shop/money';
import { arrayAt, stringAt, valueAt } from './json';
import { parsePayee, type Payee } from './payee';
import { fromPayPalAmount } from './paypal-amount';

const STATUSES = ['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED'] as const;

/** A pending refund completes or fails later. */
export type PayPalRefundStatus = (typeof STATUSES)[number];

export interface PayPalRefund {
  readonly refundId: string;
  readonly status: PayPalRefundStatus;
}

/** A refund or chargeback as an event describes it. */
export interface PayPalRefundReport extends PayPalRefund {
  readonly kind: 'refund' | 'chargeback';
  /** The refunded payment; undefined if PayPal does not name it. */
  readonly captureId: string | undefined;
  /** Undefined if PayPal does not state it. */
  readonly money: Money | undefined;
  /** The number of the paid invoice. */
  readonly invoiceNumber: string | undefined;
  readonly payee: Payee;
}

export function parseRefundStatus(value: unknown): PayPalRefundStatus | undefined {
  return STATUSES.find((status) => status === value);
}

/** Uses the refund's status, because PayPal sends `PAYMENT.CAPTURE.REFUNDED` for pending refunds too. */
export function parseRefundReport(resource: unknown): PayPalRefundReport | null {
  const status = parseRefundStatus(valueAt(resource, 'status'));
  return status ? parseReport(resource, 'refund', status) : null;
}

/** A chargeback is final. */
export function parseChargeback(resource: unknown): PayPalRefundReport | null {
  return parseReport(resource, 'chargeback', 'COMPLETED');
}

function parseReport(
  resource: unknown,
  kind: PayPalRefundReport['kind'],
  status: PayPalRefundStatus,
): PayPalRefundReport | null {
  const refundId = stringAt(resource, 'id');
  if (refundId === undefined || !/^[\w-]{1,64}$/.test(refundId)) return null;
  return {
    refundId,
    status,
    kind,
    captureId: parseCaptureId(resource),
    money: fromPayPalAmount(valueAt(resource, 'amount')),
    invoiceNumber: stringAt(resource, 'invoice_id'),
    payee: parsePayee(resource),
  };
}

/** The capture that the link `up` leads to. */
function parseCaptureId(resource: unknown): string | undefined {
  const up = arrayAt(resource, 'links').find((link) => valueAt(link, 'rel') === 'up');
  const linked = /\/captures\/([\w-]{1,64})$/.exec(stringAt(up, 'href') ?? '')?.[1];
  return linked ?? stringAt(resource, 'supplementary_data', 'related_ids', 'capture_id');
}
