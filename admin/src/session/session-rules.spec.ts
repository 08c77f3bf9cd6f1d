import type { SessionView } from '@shop/contract';
import { isOver, readSession, renewalIsDue, sessionOf, type Session } from './session-rules';

const NOW = Date.UTC(2026, 2, 1, 12);
const minutes = (count: number) => count * 60_000;

const given: SessionView = {
  role: 'factory',
  accessToken: 'a',
  refreshToken: 'r',
  expire: '2026-03-01T14:00:00Z',
  expireInSeconds: 7200,
};
const endingIn = (count: number): Session => ({
  role: 'factory',
  email: 'f@example.com',
  accessToken: 'a',
  refreshToken: 'r',
  endsAt: NOW + minutes(count),
});

describe('a session of the back office', () => {
  test('ends when its seconds have passed here, whatever the server’s clock says', () => {
    expect(sessionOf({ ...given, expire: '2001-01-01T00:00:00Z' }, 'f@example.com', NOW)?.endsAt).toBe(
      NOW + minutes(120),
    );
  });

  test.each(['customer', 'reseller', 'guest'] as const)('is not made for the role %s', (role) => {
    expect(sessionOf({ ...given, role }, 'c@example.com', NOW)).toBeNull();
  });

  test('is over within 10 minutes of its expiry', () => {
    expect([10.1, 10, 0, -5].map((left) => isOver(endingIn(left), NOW))).toEqual([false, true, true, true]);
  });

  test('is renewed within 30 minutes of its expiry, and not once it is over', () => {
    expect([31, 30, 10.1, 10].map((left) => renewalIsDue(endingIn(left), NOW, 0))).toEqual([false, true, true, false]);
  });

  test('is not renewed after five failures', () => {
    expect([4, 5].map((failures) => renewalIsDue(endingIn(20), NOW, failures))).toEqual([true, false]);
  });

  test('is read back as it was stored', () => {
    expect(readSession(JSON.stringify(endingIn(60)))).toEqual(endingIn(60));
  });

  test.each([
    null,
    '',
    '{',
    '[]',
    '{"role":"factory"}',
    JSON.stringify({ ...endingIn(60), role: 'customer' }),
    JSON.stringify({ ...endingIn(60), endsAt: 'soon' }),
  ])('is not read from %j', (stored) => {
    expect(readSession(stored)).toBeNull();
  });
});
