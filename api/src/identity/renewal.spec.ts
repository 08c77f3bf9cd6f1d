import { renewalOf, type Renewable } from './renewal';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const row = (changes: Partial<Renewable> = {}): Renewable => ({
  refreshExpiresAt: after(1),
  spentAt: null,
  endedAt: null,
  ...changes,
});

describe('a refresh token', () => {
  it('brings a first successor until its time is over', () => {
    expect(renewalOf(row(), NOW)).toBe('first');
    expect(renewalOf(row(), after(1))).toBe('over');
  });

  it('brings the same successor for 30 seconds after it is spent', () => {
    expect(renewalOf(row({ spentAt: NOW }), NOW)).toBe('again');
    expect(renewalOf(row({ spentAt: after(-30_000) }), NOW)).toBe('again');
  });

  it('brings the same successor to a replica whose clock is behind', () => {
    expect(renewalOf(row({ spentAt: after(1500) }), NOW)).toBe('again');
  });

  it('counts as stolen when it is used later', () => {
    expect(renewalOf(row({ spentAt: after(-30_001) }), NOW)).toBe('stolen');
  });

  it('of an ended family brings nothing, spent or not', () => {
    expect(renewalOf(row({ endedAt: after(-1) }), NOW)).toBe('over');
    expect(renewalOf(row({ endedAt: after(-1), spentAt: after(-1) }), NOW)).toBe('over');
    expect(renewalOf(row({ endedAt: after(-1), spentAt: after(-60_000) }), NOW)).toBe('over');
  });
});
