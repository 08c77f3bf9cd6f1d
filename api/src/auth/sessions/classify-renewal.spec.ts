import { classifyRenewal, type Renewable } from './classify-renewal';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const row = (changes: Partial<Renewable> = {}): Renewable => ({
  refreshExpiresAt: after(1),
  usedAt: null,
  endedAt: null,
  ...changes,
});

describe('a refresh token', () => {
  it('gives a first successor until it expires', () => {
    expect(classifyRenewal(row(), NOW)).toBe('first');
    expect(classifyRenewal(row(), after(1))).toBe('expired');
  });

  it('gives the same successor for 30 seconds after its first use', () => {
    expect(classifyRenewal(row({ usedAt: NOW }), NOW)).toBe('repeat');
    expect(classifyRenewal(row({ usedAt: after(-30_000) }), NOW)).toBe('repeat');
  });

  it('gives the same successor on a replica whose clock is behind', () => {
    expect(classifyRenewal(row({ usedAt: after(1500) }), NOW)).toBe('repeat');
  });

  it('counts as reused more than 30 seconds after its first use', () => {
    expect(classifyRenewal(row({ usedAt: after(-30_001) }), NOW)).toBe('reused');
  });

  it('counts as expired when its family has ended, used or not', () => {
    expect(classifyRenewal(row({ endedAt: after(-1) }), NOW)).toBe('expired');
    expect(classifyRenewal(row({ endedAt: after(-1), usedAt: after(-1) }), NOW)).toBe('expired');
    expect(classifyRenewal(row({ endedAt: after(-1), usedAt: after(-60_000) }), NOW)).toBe('expired');
  });
});
