import { countFilters, readFilters, toListInput } from './filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters of an address', () => {
  it('are its known codes, prices and order', () => {
    const filters = read('material=mesh&material=pvc-banner&use=events&min=10&max=99,50&sort=price&q=banner');
    expect(filters).toEqual({
      facets: { uses: ['events'], places: [], materials: ['pvc-banner', 'mesh'], fireRatings: [] },
      ...{ min: '10', max: '99,50', sort: 'price' },
    });
    expect(countFilters(filters)).toBe(5);
    expect(toListInput(filters, 'USD')).toEqual({
      ...{ uses: 'events', materials: 'pvc-banner,mesh', minPrice: 1000, maxPrice: 9950, sort: 'price' },
    });
    expect(toListInput(filters, 'JPY')).toMatchObject({ minPrice: 10, maxPrice: 100 });
  });

  it.each([
    '',
    'use=moon&place=<script>&material=__proto__',
    'min=-1&max=1e9&sort=cheapest',
    `min=${'9'.repeat(10_000)}`,
    'use[]=events',
  ])('are none for %s', (query) => {
    expect(countFilters(read(query))).toBe(0);
    expect(toListInput(read(query), 'USD')).toEqual({});
  });
});
