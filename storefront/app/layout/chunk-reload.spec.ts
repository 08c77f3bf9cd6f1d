import { canReload } from './chunk-reload';

describe('a page whose code cannot be fetched', () => {
  it('is reloaded the first time', () => expect(canReload(0, Date.parse('2026-03-01T12:00:00Z'))).toBe(true));

  it('is not reloaded again within 60 seconds', () => {
    expect(canReload(1_000_000, 1_059_999)).toBe(false);
    expect(canReload(1_000_000, 1_060_000)).toBe(true);
  });
});
