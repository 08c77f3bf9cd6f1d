import { type Call, type CallName, calls } from '@shop/contract';
import { messages as english } from '../../locales/en';
import { japanese } from '../../locales/ja';
import { chinese } from '../../locales/zh';
import { exportLabels, LABELS, timeFields } from './export-labels';

const textOf = (texts: object, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts);

test.each(Object.entries(LABELS))(
  'the exported codes of %s are fields of the list with texts in every language',
  (resource, labels) => {
    const { output }: Call = calls[`admin/${resource}` as CallName];
    const { properties = {} } = output.items as { properties?: object };
    const fields = Object.keys(properties);
    expect(fields).toEqual(expect.arrayContaining(Object.keys(labels)));
    for (const texts of [english, japanese, chinese]) {
      const missing = Object.values(labels).flatMap(({ prefix, codes }) =>
        codes.map((code) => `${prefix}.${code}`).filter((key) => typeof textOf(texts, key) !== 'string'),
      );
      expect(missing).toEqual([]);
    }
    // The API takes 4,000 characters.
    const chosen = exportLabels(resource, fields, (key) => String(textOf(english, key)));
    expect(JSON.stringify(chosen).length).toBeLessThan(3000);
  },
);

test('times are recognized, and days and numbers are not', () => {
  const records = [{ date: null, due: '2026-03-02', count: 3, name: 'x' }, { date: '2026-03-02T10:00:00.000Z' }];
  expect(timeFields(records, ['date', 'due', 'count', 'name'])).toEqual(['date']);
});
