import { asProblem, fieldMessages, spoken } from './problem';

const problem = {
  type: '/api/docs#event_not_allowed',
  title: 'event not allowed',
  status: 409,
  code: 'event_not_allowed' as const,
  detail: 'The order does not allow this now.',
  requestId: '1',
};

describe('a refusal', () => {
  test('is a problem document, and nothing else is', () => {
    expect(asProblem(problem)).toBe(problem);
    expect([null, '<html>', 502, {}, { code: 'x' }].map(asProblem)).toEqual([null, null, null, null, null]);
  });

  test('puts its messages at fields, those of single items at the items', () => {
    const errors = [
      { field: 'amount', code: 'invalid' as const, message: 'Not valid.' },
      { field: 'items.8f3', code: 'already_shipped' as const, message: 'Shipped.' },
      { field: '', code: 'wrong_state' as const, message: 'Moved on.' },
    ];
    expect(fieldMessages({ errors })).toEqual({ amount: 'Not valid.', items: 'Shipped.' });
  });

  test('keeps the first message of a field', () => {
    const errors = ['first', 'second'].map((message) => ({ field: 'memo', code: 'invalid' as const, message }));
    expect(fieldMessages({ errors })).toEqual({ memo: 'first' });
  });

  test('says its reasons, each once', () => {
    const errors = ['Shipped.', 'Shipped.'].map((message) => ({
      field: 'items',
      code: 'already_shipped' as const,
      message,
    }));
    expect(spoken({ ...problem, errors })).toBe('The order does not allow this now. Shipped.');
    expect(spoken(problem)).toBe(problem.detail);
  });
});
