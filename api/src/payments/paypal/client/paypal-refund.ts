const STATUSES = ['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED'] as const;

/** A pending refund completes or fails later. */
export type PayPalRefundStatus = (typeof STATUSES)[number];

export interface PayPalRefund {
  readonly refundId: string;
  readonly status: PayPalRefundStatus;
}

export function parseRefundStatus(value: unknown): PayPalRefundStatus | undefined {
  return STATUSES.find((status) => status === value);
}
