/** A payment, and what of it was not given back yet, in minor units. */
export interface Rest {
  readonly captureId: string;
  readonly left: number;
}

export interface Part {
  readonly captureId: string;
  readonly amount: number;
}

/**
 * From which payments a sum goes back: whole from the first that has as much left, else in parts, in the order given. Null where all
 * together have less.
 */
export function splitRefund(rests: readonly Rest[], amount: number): readonly Part[] | null {
  const whole = rests.find(({ left }) => left >= amount);
  if (whole) return [{ captureId: whole.captureId, amount }];
  const parts: Part[] = [];
  let missing = amount;
  for (const { captureId, left } of rests) {
    const part = Math.min(left, missing);
    if (part > 0) parts.push({ captureId, amount: part });
    missing -= Math.max(part, 0);
  }
  return missing === 0 ? parts : null;
}
