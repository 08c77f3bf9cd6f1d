import { formatValue, listChanges } from './changes';

describe('changes of an audit entry', () => {
  test('each field is listed with its value before and after', () => {
    expect(listChanges({ role: 'customer' }, { role: 'reseller', reason: 'by contract' })).toEqual([
      { field: 'role', before: 'customer', after: 'reseller' },
      { field: 'reason', before: undefined, after: 'by contract' },
    ]);
  });

  test('the values of a field are those of the entry, of any type', () => {
    expect(listChanges({ disabled: false }, { amount: { currency: 'CNY', amount: 5 } })).toEqual([
      { field: 'disabled', before: false, after: undefined },
      { field: 'amount', before: undefined, after: { currency: 'CNY', amount: 5 } },
    ]);
  });

  test.each([null, undefined, 'x', 3])('the value %j, which has no fields, has no changes', (value) => {
    expect(listChanges(value, value)).toEqual([]);
  });
});

describe('a value of an audit entry', () => {
  const formats = {
    money: ({ currency, amount }: { currency: string; amount: number }) => `${amount} of ${currency}`,
    time: (instant: string) => `at ${instant}`,
    role: (role: string) => `the ${role}`,
  };

  test.each([
    ['amount', { currency: 'CNY', amount: 5 }, '5 of CNY'],
    ['publishAt', '2026-03-01T10:00:00.000Z', 'at 2026-03-01T10:00:00.000Z'],
    ['role', 'factory', 'the factory'],
    ['reason', 'role', 'role'],
    ['version', 3, '3'],
    ['disabled', false, 'false'],
    ['languages', ['en', 'ja'], '["en","ja"]'],
    ['amount', { currency: 'CNY', amount: 5, from: 'bank' }, '{"currency":"CNY","amount":5,"from":"bank"}'],
    ['due', null, '–'],
    ['note', undefined, '–'],
    ['chineseName', '', '–'],
  ])('%s %j is shown in the form that staff read', (field, value, text) => {
    expect(formatValue(field, value, formats)).toBe(text);
  });
});
