import * as fc from 'fast-check';
import { splitRefund, type Rest } from './refund-split';

const rest = fc.record({ captureId: fc.uuid(), left: fc.integer({ min: -50, max: 1000 }) });
const rests = fc.uniqueArray(rest, { selector: ({ captureId }) => captureId, maxLength: 6 });
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const leftIn = (all: readonly Rest[]) => sum(all.map(({ left }) => Math.max(left, 0)));

describe('a refund through payments', () => {
  it('comes whole from one that has as much left', () => {
    const two = [
      { captureId: 'A', left: 300 },
      { captureId: 'B', left: 700 },
    ];
    expect(splitRefund(two, 700)).toEqual([{ captureId: 'B', amount: 700 }]);
    expect(splitRefund(two, 701)).toEqual([
      { captureId: 'A', amount: 300 },
      { captureId: 'B', amount: 401 },
    ]);
    expect(splitRefund(two, 1001)).toBeNull();
  });

  it('is exactly the sum, never more than a payment has left, and is refused only where all have less', () => {
    fc.assert(
      fc.property(rests, fc.integer({ min: 1, max: 4000 }), (all, amount) => {
        const parts = splitRefund(all, amount);
        if (parts === null) return expect(leftIn(all)).toBeLessThan(amount);
        expect(sum(parts.map((part) => part.amount))).toBe(amount);
        for (const part of parts) {
          expect(part.amount).toBeGreaterThan(0);
          expect(part.amount).toBeLessThanOrEqual(all.find(({ captureId }) => captureId === part.captureId)?.left ?? 0);
        }
      }),
    );
  });
});
