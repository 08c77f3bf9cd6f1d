import type { Refusal } from '../api/refusal';
import { withReason } from './order-refusal';

const refusal: Refusal = { status: 409, code: 'event_not_allowed', detail: 'Not now.', errors: [] };
const reason = (message: string) => ({ field: '', code: 'wrong_state', message });

describe('a refusal of the order', () => {
  it('says why, each reason once', () => {
    const errors = [reason('The order has moved on.'), reason('The order has moved on.'), reason('')];
    expect(withReason({ ...refusal, errors })?.detail).toBe('Not now. The order has moved on.');
  });

  it('is left as it is where it says enough itself', () => {
    const invalid: Refusal = { ...refusal, code: 'validation_failed', errors: [reason('Too long.')] };
    expect(withReason(invalid)).toBe(invalid);
    expect(withReason(null)).toBeNull();
  });
});
