import { LruCache } from '../../common/public';
import { CatalogueCache } from './catalogue-cache';
import type { CatalogueIndex } from './catalogue-index';

const anIndex = () => ({}) as CatalogueIndex;

describe('values derived from the catalogue', () => {
  it('are built once until the catalogue or its prices are replaced', () => {
    const catalogue = { index: anIndex() };
    const cache = new CatalogueCache<string>(catalogue, new LruCache(10));
    let built = 0;
    const find = () => cache.find('a', () => `value ${++built}`);
    expect([find(), find()]).toEqual(['value 1', 'value 1']);
    catalogue.index = anIndex();
    expect([find(), find()]).toEqual(['value 2', 'value 2']);
  });

  it('are bounded for any number of different requests', () => {
    const values = new LruCache<string, string>(10);
    const cache = new CatalogueCache<string>({ index: anIndex() }, values);
    for (let n = 0; n < 10_000; n++) cache.find(`q=${n}`, () => 'value');
    expect(values.size).toBe(10);
  });
});
