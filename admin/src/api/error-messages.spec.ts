import type { ApiError } from '@shop/api-client';
import { errorMessage, fieldMessages, findFormField, toSource } from './error-messages';

const error: ApiError = {
  status: 409,
  code: 'event_not_allowed',
  detail: 'The order does not allow this now.',
  errors: [],
};

describe('API errors in the back office', () => {
  test('messages are grouped by form field, and those of single items belong to the items field', () => {
    const errors = [
      { field: 'amount', code: 'invalid', message: 'Not valid.' },
      { field: 'items.8f3', code: 'already_shipped', message: 'Shipped.' },
      { field: '', code: 'wrong_state', message: 'Moved on.' },
    ];
    expect(fieldMessages({ errors })).toEqual({ amount: 'Not valid.', items: 'Shipped.' });
  });

  test('a form with other names than the API assigns the messages itself', () => {
    const errors = ['lines[0].fen', 'base'].map((field) => ({ field, code: 'invalid', message: `Wrong ${field}.` }));
    const toFormField = (field: string) => (field === 'lines[0].fen' ? 'lines.0.price' : undefined);
    expect(fieldMessages({ errors }, toFormField)).toEqual({ 'lines.0.price': 'Wrong lines[0].fen.' });
  });

  test('a form with the names of the API assigns messages to nested inputs', () => {
    expect(['sku', 'text.name', 'variants[1].print.widthMm'].map(toSource)).toEqual([
      'sku',
      'text.name',
      'variants.1.print.widthMm',
    ]);
  });

  test('a form for the text of one language takes the messages of that text', () => {
    const fields = ['texts.de.body', 'texts.de.footer', 'subject', 'body.other'];
    expect(fields.map((field) => findFormField(field, ['subject', 'body']))).toEqual([
      'body',
      undefined,
      'subject',
      'body',
    ]);
  });

  test('a field shows the first of its messages', () => {
    const errors = ['first', 'second'].map((message) => ({ field: 'memo', code: 'invalid', message }));
    expect(fieldMessages({ errors })).toEqual({ memo: 'first' });
  });

  test('the full message contains each distinct reason once', () => {
    const errors = ['Shipped.', 'Shipped.'].map((message) => ({ field: 'items', code: 'already_shipped', message }));
    expect(errorMessage({ ...error, errors })).toBe('The order does not allow this now. Shipped.');
    expect(errorMessage(error)).toBe(error.detail);
  });

  test('an error without a text of the API has a text of the back office', () => {
    expect(errorMessage({ ...error, status: 0, code: 'unreachable', detail: '' })).toBe('errors.unreachable');
    expect(errorMessage({ ...error, status: 502, code: 'system_error', detail: '' })).toBe('errors.unexpected');
  });
});
