/** A capture and the part of it that was not refunded yet, in minor units. */
export interface RefundableCapture {
  readonly captureId: string;
  readonly remaining: number;
}

export interface RefundPart {
  readonly captureId: string;
  readonly amount: number;
}

/**
 * Splits a refund between captures: all of it from the first capture with enough left, otherwise in parts, in the given
 * order. Returns null if all captures together have less left than the amount.
 */
export function splitRefund(captures: readonly RefundableCapture[], amount: number): readonly RefundPart[] | null {
  const sufficient = captures.find(({ remaining }) => remaining >= amount);
  if (sufficient) return [{ captureId: sufficient.captureId, amount }];
  const parts: RefundPart[] = [];
  let missing = amount;
  for (const { captureId, remaining } of captures) {
    const part = Math.min(remaining, missing);
    if (part > 0) parts.push({ captureId, amount: part });
    missing -= Math.max(part, 0);
  }
  return missing === 0 ? parts : null;
}
