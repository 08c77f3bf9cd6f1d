import * as fc from 'fast-check';
import { splitRefund, type RefundableCapture } from './refund-split';

const rest = fc.record({ captureId: fc.uuid(), remaining: fc.integer({ min: -50, max: 1000 }) });
const rests = fc.uniqueArray(rest, { selector: ({ captureId }) => captureId, maxLength: 6 });
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const totalRemaining = (all: readonly RefundableCapture[]) => sum(all.map(({ remaining }) => Math.max(remaining, 0)));

describe('splitting a refund between payments', () => {
  it('uses one payment if its remaining amount is sufficient', () => {
    const two = [
      { captureId: 'A', remaining: 300 },
      { captureId: 'B', remaining: 700 },
    ];
    expect(splitRefund(two, 700)).toEqual([{ captureId: 'B', amount: 700 }]);
    expect(splitRefund(two, 701)).toEqual([
      { captureId: 'A', amount: 300 },
      { captureId: 'B', amount: 401 },
    ]);
    expect(splitRefund(two, 1001)).toBeNull();
  });

  it('adds up to the refund, never exceeds a payment, and fails only if all payments together have less', () => {
    fc.assert(
      fc.property(rests, fc.integer({ min: 1, max: 4000 }), (all, amount) => {
        const parts = splitRefund(all, amount);
        if (parts === null) return expect(totalRemaining(all)).toBeLessThan(amount);
        expect(sum(parts.map((part) => part.amount))).toBe(amount);
        for (const part of parts) {
          expect(part.amount).toBeGreaterThan(0);
          expect(part.amount).toBeLessThanOrEqual(
            all.find(({ captureId }) => captureId === part.captureId)?.remaining ?? 0,
          );
        }
      }),
    );
  });
});
