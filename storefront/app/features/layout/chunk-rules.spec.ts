import { mayReload } from './chunk-rules';

describe('a part of the shop that cannot be fetched', () => {
  it('reloads the page the first time', () => expect(mayReload(0, Date.parse('2026-03-01T12:00:00Z'))).toBe(true));

  it('does not reload it again within 60 seconds', () => {
    expect(mayReload(1_000_000, 1_059_999)).toBe(false);
    expect(mayReload(1_000_000, 1_060_000)).toBe(true);
  });
});
