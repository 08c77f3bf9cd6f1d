import type { ApiError } from '@shop/api-client';
import { withReasons } from './order-error';

const error: ApiError = { status: 409, code: 'event_not_allowed', detail: 'Not now.', errors: [] };
const reason = (message: string) => ({ field: '', code: 'wrong_state', message });

describe('an error of an order', () => {
  it('contains each reason once', () => {
    const errors = [reason('The order has moved on.'), reason('The order has moved on.'), reason('')];
    expect(withReasons({ ...error, errors }, 'en')?.detail).toBe('Not now. The order has moved on.');
  });

  it('has no spaces between the sentences of a language that writes none', () => {
    const errors = [reason('進行済みです。')];
    expect(withReasons({ ...error, detail: '今はできません。', errors }, 'ja')?.detail).toBe(
      '今はできません。進行済みです。',
    );
  });

  it('is unchanged if it has another code', () => {
    const invalid: ApiError = { ...error, code: 'validation_failed', errors: [reason('Too long.')] };
    expect(withReasons(invalid, 'en')).toBe(invalid);
    expect(withReasons(null, 'en')).toBeNull();
  });
});
