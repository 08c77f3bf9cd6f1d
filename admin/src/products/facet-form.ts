import type { AdminProductView } from '@shop/contract';

type Facets = AdminProductView['facets'];

/** The inputs of what customers filter a product by, and of its default size. */
export interface FacetValues extends Record<string, unknown> {
  facets: Facets;
  defaultSize: { widthMm: number | null; lengthMm: number | null };
}

export const NO_FACETS: FacetValues = {
  facets: { uses: [], places: [], materials: [], fireRatings: [] },
  defaultSize: { widthMm: null, lengthMm: null },
};

export function toFacetValues({ facets, defaultSize }: AdminProductView): FacetValues {
  return { facets, defaultSize: defaultSize ?? NO_FACETS.defaultSize };
}

/** Both sides empty mean the usual size; one empty side is sent, so that the API names it. */
export function toDefaultSize({ widthMm, lengthMm }: FacetValues['defaultSize']): AdminProductView['defaultSize'] {
  return widthMm === null && lengthMm === null ? null : ({ widthMm, lengthMm } as AdminProductView['defaultSize']);
}
