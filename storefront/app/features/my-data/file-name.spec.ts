import { dataFileName } from './file-name';

test('a file of one’s data is named after the shop and the day', () => {
  expect(dataFileName(new Date(2026, 2, 7, 23, 59))).toBe('widepress-my-data-2026-03-07.json');
});
