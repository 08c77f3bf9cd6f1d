import { SharedBody } from '../common/public';
import { PageCache, type RenderedPage } from './page-cache';

const LIMITS = { maxPages: 3, maxBytes: 3000, maxAgeMs: 1000 };

const page = (text: string, isShared = true): RenderedPage => ({
  status: 200,
  headers: new Map(),
  body: new SharedBody(Buffer.from(text)),
  isShared,
});

function openCache(limits = LIMITS) {
  const state = { generation: 1, now: 0, rendered: 0 };
  const cache = new PageCache(
    () => state.generation,
    () => state.now,
    limits,
  );
  const find = async (key: string, text = key) => {
    const found = await cache.find(key, async () => {
      state.rendered += 1;
      return page(text);
    });
    return String(found.body.bytes);
  };
  return { state, cache, find };
}

describe('the page cache', () => {
  it('renders a page once until something is published', async () => {
    const { state, find } = openCache();
    expect([await find('/', 'old'), await find('/', 'unused')]).toEqual(['old', 'old']);
    state.generation += 1;
    expect([await find('/', 'new'), await find('/', 'unused')]).toEqual(['new', 'new']);
    expect(state.rendered).toBe(2);
  });

  it('does not keep the old page if something is published while it is being rendered', async () => {
    const { state, cache, find } = openCache();
    await cache.find('/', async () => {
      state.generation += 1;
      return page('old');
    });
    expect(await find('/', 'new')).toBe('new');
  });

  it('does not wait for the old page if something was published after its rendering began', async () => {
    const { state, cache, find } = openCache();
    let finish: (page: RenderedPage) => void = () => undefined;
    const old = cache.find('/', () => new Promise((resolve) => (finish = resolve)));
    state.generation += 1;
    expect(await find('/', 'new')).toBe('new');
    finish(page('old'));
    expect(String((await old).body.bytes)).toBe('old');
    expect(await find('/', 'newest')).not.toBe('old');
  });

  it('renders a page that many ask for at the same time once', async () => {
    const { state, find } = openCache();
    await Promise.all(Array.from({ length: 20 }, () => find('/')));
    expect(state.rendered).toBe(1);
  });

  it('renders a page again when it is too old', async () => {
    const { state, find } = openCache();
    await find('/', 'first');
    state.now = LIMITS.maxAgeMs - 1;
    expect(await find('/', 'second')).toBe('first');
    state.now = LIMITS.maxAgeMs;
    expect(await find('/', 'second')).toBe('second');
  });

  it('keeps no page that is not the same for everyone, and none whose rendering failed', async () => {
    const { cache, find } = openCache();
    await cache.find('/', async () => page('not found', false));
    expect(await find('/', 'found')).toBe('found');
    await expect(cache.find('/b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await find('/b')).toBe('/b');
  });

  it('is bounded in pages and in bytes', async () => {
    const { cache, find } = openCache();
    for (let n = 0; n < 10_000; n++) await find(`/${n}`, 'x');
    expect(cache.size).toBe(LIMITS.maxPages);
    for (let n = 0; n < 10; n++) await find(`/${n}`, 'x'.repeat(900));
    expect(cache.size).toBe(2);
    await find('/large', 'x'.repeat(LIMITS.maxBytes));
    expect(cache.size).toBe(0);
  });
});
