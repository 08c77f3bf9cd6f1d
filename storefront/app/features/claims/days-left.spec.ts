import { daysLeft } from './days-left';

it('counts the days in China to a date, and none on the day itself or later', () => {
  const at = (time: string) => daysLeft('2025-03-10', Date.parse(time));
  expect(at('2025-03-03T15:59:00Z')).toBe(7);
  expect(at('2025-03-03T16:00:00Z')).toBe(6);
  expect(at('2025-03-08T16:00:00Z')).toBe(1);
  expect(at('2025-03-09T16:00:00Z')).toBe(0);
  expect(at('2025-03-11T12:00:00Z')).toBe(0);
});
