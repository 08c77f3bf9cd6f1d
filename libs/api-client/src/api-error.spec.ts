import { fieldError, formError, parseResponse, parseRetryAfter, type ApiError } from './api-error';

describe('a response', () => {
  it('is the data of a success', () => {
    expect(parseResponse(200, { data: 3 })).toEqual({ ok: true, data: 3 });
  });

  it('is the whole body of a success without an envelope', () => {
    expect(parseResponse(200, [{ id: '1' }], { bare: true })).toEqual({ ok: true, data: [{ id: '1' }] });
  });

  it('is the error that a problem document describes', () => {
    const errors = [{ field: 'email', code: 'required', message: 'Enter an address.' }];
    const result = parseResponse(400, { code: 'validation_failed', detail: 'Look again.', errors, status: 400 });
    expect(result).toEqual({
      ok: false,
      error: { status: 400, code: 'validation_failed', detail: 'Look again.', errors },
    });
    expect(!result.ok && fieldError(result.error, 'email')).toBe('Enter an address.');
    expect(!result.ok && fieldError(result.error, 'phone')).toBeUndefined();
  });

  it.each([null, undefined, '<html>', []])('is a system error when a failure has the body %j', (body) => {
    expect(parseResponse(502, body)).toEqual({
      ok: false,
      error: { status: 502, code: 'system_error', detail: '', errors: [] },
    });
  });

  it('tells when to try again', () => {
    const headers = new Headers({ 'retry-after': '30' });
    const result = parseResponse(429, { code: 'too_frequent', detail: 'Wait.', errors: [] }, { headers });
    expect(!result.ok && result.error.retryAfterSeconds).toBe(30);
  });
});

it.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['0', 0],
  ['90', 90],
  ['Sun, 01 Mar 2026 12:01:30 GMT', 90],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
])('reads the Retry-After header %j as %j seconds', (header, seconds) => {
  expect(parseRetryAfter(header, Date.parse('2026-03-01T12:00:00Z'))).toBe(seconds);
});

it('an error is shown once: under its field, or by itself', () => {
  const errors = [{ field: 'phone', code: 'phone_invalid', message: 'Phone must be valid.' }];
  const error: ApiError = { status: 400, code: 'phone_invalid', detail: 'Phone must be valid.', errors };
  expect(formError(error, ['email', 'phone'])).toBeNull();
  expect(formError(error, ['email'])).toBe(error);
  expect(formError(null, ['email'])).toBeNull();
});
