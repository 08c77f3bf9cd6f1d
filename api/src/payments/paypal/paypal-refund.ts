const STATUSES = ['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED'] as const;

/** A pending refund goes through later, or fails. */
export type PayPalRefundStatus = (typeof STATUSES)[number];

export interface PayPalRefund {
  readonly refundId: string;
  readonly status: PayPalRefundStatus;
}

export function refundStatusOf(value: unknown): PayPalRefundStatus | undefined {
  return STATUSES.find((status) => status === value);
}
