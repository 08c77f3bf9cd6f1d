import { changesOf } from './changes';

describe('what an entry of the log says', () => {
  test('stands field by field, before beside after', () => {
    expect(changesOf({ role: 'customer' }, { role: 'reseller', reason: 'by contract' })).toEqual([
      { field: 'role', before: 'customer', after: 'reseller' },
      { field: 'reason', before: undefined, after: 'by contract' },
    ]);
  });

  test('is written out where it is no text', () => {
    expect(changesOf({ disabled: false }, { amount: { currency: 'CNY', amount: 5 } })).toEqual([
      { field: 'disabled', before: 'false', after: undefined },
      { field: 'amount', before: undefined, after: '{"currency":"CNY","amount":5}' },
    ]);
  });

  test.each([null, undefined, 'x', 3])('is nothing of %j', (value) => {
    expect(changesOf(value, value)).toEqual([]);
  });
});
