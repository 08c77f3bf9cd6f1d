import { isExpired, isRenewalDue, parseSession, type Session } from './session-rules';

const MINUTE = 60_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');

function expiringIn(ms: number): Session {
  const expire = new Date(NOW + ms).toISOString();
  return { role: 'customer', accessToken: 'a', refreshToken: 'r', expire, expireInSeconds: 7200 };
}

describe('a stored session', () => {
  it('is read as it was stored', () => {
    expect(parseSession(JSON.stringify(expiringIn(60 * MINUTE)))).toEqual({
      role: 'customer', // S3.137
      accessToken: 'a', // S3.138
      refreshToken: 'r', // S3.139
      expire: '2026-03-01T13:00:00.000Z', // S3.140
      expireInSeconds: 7200, // S3.141
    });
  });

  it.each([null, '', '{', '[]', '"x"', '{"role":"customer"}'])('is ignored when the stored text is %j', (stored) => {
    expect(parseSession(stored)).toBeNull();
  });

  it('is ignored when a field is missing or its expiry is no date', () => {
    expect(parseSession(JSON.stringify({ ...expiringIn(MINUTE), refreshToken: '' }))).toBeNull();
    expect(parseSession(JSON.stringify({ ...expiringIn(MINUTE), expire: 'soon' }))).toBeNull();
    expect(parseSession(JSON.stringify({ ...expiringIn(MINUTE), expireInSeconds: '7200' }))).toBeNull();
  });

  it('counts as expired within 10 minutes of its expiry', () => {
    expect(isExpired(expiringIn(10 * MINUTE + 1), NOW)).toBe(false);
    // S4.44
    expect(isExpired(expiringIn(10 * MINUTE), NOW)).toBe(true);
    expect(isExpired(expiringIn(-MINUTE), NOW)).toBe(true);
  });
});

describe('the renewal of a session', () => {
  it('is due within 30 minutes of its expiry', () => {
    expect(isRenewalDue(expiringIn(30 * MINUTE + 1), NOW, 0)).toBe(false);
    // S4.46
    expect(isRenewalDue(expiringIn(30 * MINUTE), NOW, 0)).toBe(true);
  });

  it('is not tried for an expired session', () => {
    expect(isRenewalDue(expiringIn(10 * MINUTE), NOW, 0)).toBe(false);
  });

  it('stops after 5 failures', () => {
    expect(isRenewalDue(expiringIn(20 * MINUTE), NOW, 4)).toBe(true);
    expect(isRenewalDue(expiringIn(20 * MINUTE), NOW, 5)).toBe(false);
  });
});
