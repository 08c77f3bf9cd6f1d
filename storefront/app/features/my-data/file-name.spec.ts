import { formatDataFileName } from './file-name';

test('the file of personal data is named after the shop and the date', () => {
  expect(formatDataFileName(new Date(2026, 2, 7, 23, 59))).toBe('widepress-my-data-2026-03-07.json');
});
