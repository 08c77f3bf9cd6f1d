import { fieldError, readAnswer } from './refusal';

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
