import { beyondFields, fieldError, readAnswer, type Refusal } from './refusal';

describe('an answer', () => {
  it('is the data of a success', () => {
    expect(readAnswer(200, { data: 3 })).toEqual({ ok: true, data: 3 });
  });

  it('is the refusal that a problem tells', () => {
    const errors = [{ field: 'email', code: 'required', message: 'Enter an address.' }];
    const answer = readAnswer(400, { code: 'validation_failed', detail: 'Look again.', errors, status: 400 });
    expect(answer).toEqual({ ok: false, refusal: { status: 400, code: 'validation_failed', detail: 'Look again.', errors } });
    expect(!answer.ok && fieldError(answer.refusal, 'email')).toBe('Enter an address.');
    expect(!answer.ok && fieldError(answer.refusal, 'phone')).toBeUndefined();
  });

  it.each([null, undefined, '<html>', []])('is a system error when a failure brings %j', (body) => {
    expect(readAnswer(502, body)).toEqual({ ok: false, refusal: { status: 502, code: 'system_error', detail: '', errors: [] } });
  });
});

it('a refusal is told once: under its field, or by itself', () => {
  const errors = [{ field: 'phone', code: 'phone_invalid', message: 'Phone must be valid.' }];
  const refusal: Refusal = { status: 400, code: 'phone_invalid', detail: 'Phone must be valid.', errors };
  expect(beyondFields(refusal, ['email', 'phone'])).toBeNull();
  expect(beyondFields(refusal, ['email'])).toBe(refusal);
  expect(beyondFields(null, ['email'])).toBeNull();
});
