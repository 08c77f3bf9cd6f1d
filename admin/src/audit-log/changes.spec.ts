import { listChanges } from './changes';

describe('changes of an audit entry', () => {
  test('each field is listed with its value before and after', () => {
    expect(listChanges({ role: 'customer' }, { role: 'reseller', reason: 'by contract' })).toEqual([
      { field: 'role', before: 'customer', after: 'reseller' },
      { field: 'reason', before: undefined, after: 'by contract' },
    ]);
  });

  test('values that are not text are shown as JSON', () => {
    expect(listChanges({ disabled: false }, { amount: { currency: 'CNY', amount: 5 } })).toEqual([
      { field: 'disabled', before: 'false', after: undefined },
      { field: 'amount', before: undefined, after: '{"currency":"CNY","amount":5}' },
    ]);
  });

  test.each([null, undefined, 'x', 3])('the value %j, which has no fields, has no changes', (value) => {
    expect(listChanges(value, value)).toEqual([]);
  });
});
