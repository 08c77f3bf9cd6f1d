import { createHmac } from 'node:crypto';
import { isSigned, type SignedRequest } from './check-value';

const SITE_KEY = 'a public site key';
const NOW = new Date('2026-03-01T12:00:00.000Z');
const BODY = Buffer.from('{"email":"花子@example.com"}');

function signed(changes: Partial<SignedRequest> = {}): SignedRequest {
  const timestamp = String(NOW.getTime());
  const check = createHmac('sha256', SITE_KEY)
    .update(`${timestamp}\nPOST\n/api/TokenAuth/Register?from=cart\n`)
    .update(BODY)
    .digest('hex');
  return { timestamp, check, method: 'POST', path: '/api/TokenAuth/Register?from=cart', body: BODY, ...changes };
}

const after = (ms: number) => new Date(NOW.getTime() + ms);

describe('a check value', () => {
  it('a check value is valid for its timestamp, method, path with query, and body', () => {
    expect(isSigned(SITE_KEY, signed(), NOW)).toBe(true);
  });

  it('a check value may be written in upper or lower case', () => {
    const request = signed();
    expect(isSigned(SITE_KEY, { ...request, check: String(request.check).toUpperCase() }, NOW)).toBe(true);
  });

  it('a check value can sign a call without a body', () => {
    const timestamp = String(NOW.getTime());
    const check = createHmac('sha256', SITE_KEY).update(`${timestamp}\nGET\n/api/x\n`).digest('hex');
    expect(isSigned(SITE_KEY, { timestamp, check, method: 'GET', path: '/api/x', body: undefined }, NOW)).toBe(true);
  });

  it.each<[string, Partial<SignedRequest>]>([
    ['another body', { body: Buffer.from('{}') }],
    ['a lost body', { body: undefined }],
    ['another method', { method: 'PUT' }],
    ['another path', { path: '/api/TokenAuth/Register' }],
    ['another timestamp', { timestamp: String(NOW.getTime() + 1) }],
    ['no timestamp', { timestamp: undefined }],
    ['a timestamp in words', { timestamp: NOW.toISOString() }],
    ['a timestamp twice', { timestamp: [String(NOW.getTime())] }],
    ['no check', { check: undefined }],
    ['a short check', { check: 'ab' }],
    ['a check that is no hex', { check: 'z'.repeat(64) }],
  ])('a check value is not valid for %s', (_, changes) => {
    expect(isSigned(SITE_KEY, signed(changes), NOW)).toBe(false);
  });

  it('a check value is not valid for another site key', () => {
    expect(isSigned('another key', signed(), NOW)).toBe(false);
  });

  it('a check value is valid for five minutes before and after its timestamp', () => {
    expect(isSigned(SITE_KEY, signed(), after(300_000))).toBe(true);
    expect(isSigned(SITE_KEY, signed(), after(-300_000))).toBe(true);
    expect(isSigned(SITE_KEY, signed(), after(300_001))).toBe(false);
    expect(isSigned(SITE_KEY, signed(), after(-300_001))).toBe(false);
  });
});
