import { isOver, readSession, renewalIsDue, type Session } from './session-rules';

const MINUTE = 60_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');

function endingIn(ms: number): Session {
  const expire = new Date(NOW + ms).toISOString();
  return { role: 'customer', accessToken: 'a', refreshToken: 'r', expire, expireInSeconds: 7200 };
}

describe('a stored session', () => {
  it('is read as it was stored', () => {
    const session = endingIn(60 * MINUTE);
    expect(readSession(JSON.stringify(session))).toEqual(session);
  });

  it.each([null, '', '{', '[]', '"x"', '{"role":"customer"}'])('is none when what is stored is %j', (stored) => {
    expect(readSession(stored)).toBeNull();
  });

  it('is none when a part is missing or no date', () => {
    expect(readSession(JSON.stringify({ ...endingIn(MINUTE), refreshToken: '' }))).toBeNull();
    expect(readSession(JSON.stringify({ ...endingIn(MINUTE), expire: 'soon' }))).toBeNull();
    expect(readSession(JSON.stringify({ ...endingIn(MINUTE), expireInSeconds: '7200' }))).toBeNull();
  });

  it('is over within 10 minutes of its expiry', () => {
    expect(isOver(endingIn(10 * MINUTE + 1), NOW)).toBe(false);
    expect(isOver(endingIn(10 * MINUTE), NOW)).toBe(true);
    expect(isOver(endingIn(-MINUTE), NOW)).toBe(true);
  });
});

describe('the renewal of a session', () => {
  it('is due within 30 minutes of its expiry', () => {
    expect(renewalIsDue(endingIn(30 * MINUTE + 1), NOW, 0)).toBe(false);
    expect(renewalIsDue(endingIn(30 * MINUTE), NOW, 0)).toBe(true);
  });

  it('is not tried for a session that is over', () => {
    expect(renewalIsDue(endingIn(10 * MINUTE), NOW, 0)).toBe(false);
  });

  it('stops after 5 failures', () => {
    expect(renewalIsDue(endingIn(20 * MINUTE), NOW, 4)).toBe(true);
    expect(renewalIsDue(endingIn(20 * MINUTE), NOW, 5)).toBe(false);
  });
});
