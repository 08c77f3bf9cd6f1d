import { dayStatuses } from './day-statuses';

const NOW = Date.parse('2026-11-23T04:00:00Z');

it('has one status for each of the last 90 days, today last', () => {
  const days = dayStatuses([{ type: 1, from: '2026-01-01T00:00:00Z' }], NOW);
  expect(days).toEqual(Array.from({ length: 90 }, () => 1));
});

it('shows the most serious status of a day on which it changed', () => {
  const days = dayStatuses(
    [
      { type: 1, from: '2026-01-01T00:00:00Z' },
      { type: 5, from: '2026-11-21T16:00:00Z' },
      { type: 2, from: '2026-11-22T03:00:00Z' },
    ],
    NOW,
  );
  // Midnight in China is 16:00 UTC of the day before.
  expect(days.slice(-4)).toEqual([1, 1, 5, 2]);
});

it('takes a holiday on which the shop is closed for more serious than severely busy', () => {
  const days = dayStatuses(
    [
      { type: 5, from: '2026-11-22T17:00:00Z' },
      { type: 3, from: '2026-11-23T01:00:00Z' },
    ],
    NOW,
  );
  expect(days.at(-1)).toBe(5);
});

it('has no status for days before the first one was set', () => {
  expect(dayStatuses([{ type: 1, from: '2026-11-22T20:00:00Z' }], NOW).slice(-2)).toEqual([0, 1]);
  expect(dayStatuses([], NOW)).toEqual(Array.from({ length: 90 }, () => 0));
});
