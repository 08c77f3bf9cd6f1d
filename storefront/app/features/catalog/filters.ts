import { FACET_NAMES, FACETS, type Facet, PRODUCT_SORTS, type ProductSort } from '@shop/contract';
import type { ListInput } from './product-grid.server';

/** What a list is filtered and sorted by, as the address has it. */
export interface Filters {
  facets: Record<Facet, readonly string[]>;
  /** As typed, in the visitor's currency. */
  min: string;
  max: string;
  sort: ProductSort | '';
}

/** The name of each facet in addresses. */
export const FACET_PARAMETERS = {
  uses: 'use',
  places: 'place',
  materials: 'material',
  fireRatings: 'fire',
} as const satisfies Record<Facet, string>;

const PRICE = /^\d{1,7}(?:[.,]\d{1,3})?$/;

/** Reads the filters of an address. Unknown codes and what is no price are left out. */
export function readFilters(params: URLSearchParams): Filters {
  const codesOf = (facet: Facet) => {
    const wanted = new Set(params.getAll(FACET_PARAMETERS[facet]));
    return FACETS[facet].filter((code) => wanted.has(code));
  };
  const priceOf = (name: string) => {
    const typed = params.get(name)?.normalize('NFKC').trim() ?? '';
    return PRICE.test(typed) ? typed : '';
  };
  const sort = PRODUCT_SORTS.find((known) => known === params.get('sort')) ?? '';
  return {
    facets: {
      uses: codesOf('uses'),
      places: codesOf('places'),
      materials: codesOf('materials'),
      fireRatings: codesOf('fireRatings'),
    },
    ...{ min: priceOf('min'), max: priceOf('max'), sort },
  };
}

/** How many filters are set; the order is none. */
export function countFilters({ facets, min, max }: Filters): number {
  return FACET_NAMES.reduce((count, facet) => count + facets[facet].length, 0) + [min, max].filter(Boolean).length;
}

/** The filters as the API takes them, with prices in minor units of a currency. */
export function toListInput({ facets, min, max, sort }: Filters, currency: string): ListInput {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    ...{ style: 'currency', currency },
  }).resolvedOptions();
  const minor = (typed: string) => Math.round(Number(typed.replace(',', '.')) * 10 ** digits);
  const wanted = FACET_NAMES.filter((facet) => facets[facet].length > 0);
  return {
    ...Object.fromEntries(wanted.map((facet) => [facet, facets[facet].join(',')])),
    ...(min && { minPrice: minor(min) }),
    ...(max && { maxPrice: minor(max) }),
    ...(sort && { sort }),
  };
}
