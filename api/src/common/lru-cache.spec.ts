import { LruCache } from './lru-cache';

test('a full LRU cache drops the entry that was used least recently', () => {
  const cache = new LruCache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
});

test('an LRU cache replaces the value of a key it holds', () => {
  const cache = new LruCache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  expect(['a', 'b'].map((key) => cache.get(key))).toEqual([3, 2]);
});

test('an LRU cache drops entries until the rest is light enough, and keeps none that alone is too heavy', () => {
  const cache = new LruCache<string, string>(10, { maxWeight: 5, weigh: ({ length }) => length });
  cache.set('a', 'xx');
  cache.set('b', 'xx');
  cache.set('b', 'x');
  cache.set('c', 'xx');
  expect(cache.size).toBe(3);
  cache.set('d', 'xxxx');
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, undefined, undefined, 'xxxx']);
  cache.set('e', 'xxxxxx');
  expect(cache.size).toBe(0);
  cache.set('f', 'xxxxx');
  expect(cache.get('f')).toBe('xxxxx');
});
