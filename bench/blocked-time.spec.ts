import { findBlockedCpuTime } from './blocked-time';

const task = (ts: number, tdur: number, tid = 1) => ({ name: 'RunTask', pid: 1, tid, ts, tdur });
const paint = { name: 'firstContentfulPaint', pid: 1, tid: 1, ts: 1_000 };

describe('the time in which a page does not respond', () => {
  it('is what tasks of four times their CPU time take beyond 50 ms', () => {
    expect(findBlockedCpuTime([paint, task(2_000, 20_000), task(3_000, 15_000)])).toBe(30 + 10);
    expect(findBlockedCpuTime([paint, task(2_000, 12_000)])).toBe(0);
  });

  it('begins with the first paint and counts the thread of the page only', () => {
    expect(findBlockedCpuTime([task(500, 20_000), paint, task(2_000, 20_000, 2)])).toBe(0);
    expect(findBlockedCpuTime([task(500, 20_000)])).toBe(0);
  });
});
