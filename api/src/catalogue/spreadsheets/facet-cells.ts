import type { Facet } from '@shop/contract';
import type { ProductFacets, ProductRow, Size } from '../snapshot/catalogue-rows';
import { type CellValue, splitLines } from './cell-values';
import type { Row } from './row';

/** The cells of what customers filter a product by, and of its default size. */
export function facetCells({ facets, default_size }: Pick<ProductRow, 'facets' | 'default_size'>): Row {
  return {
    ...{ uses: listCell(facets.uses), places: listCell(facets.places), materials: listCell(facets.materials) },
    fire_ratings: listCell(facets.fireRatings),
    default_width_mm: default_size?.widthMm ?? null,
    default_length_mm: default_size?.lengthMm ?? null,
  };
}

const listCell = (codes: readonly string[]): CellValue => codes.join('\n') || null;

/** The facets of a row whose codes have been checked. */
export function buildFacets(row: Row): ProductFacets {
  const listed = (column: string) => splitLines(String(row[column] ?? ''));
  const facets: Record<Facet, string[]> = {
    uses: listed('uses'),
    places: listed('places'),
    materials: listed('materials'),
    fireRatings: listed('fire_ratings'),
  };
  return facets as object as ProductFacets;
}

export function buildDefaultSize({
  default_width_mm: width = null,
  default_length_mm: length = null,
}: Row): Size | null {
  return width === null || length === null ? null : { widthMm: Number(width), lengthMm: Number(length) };
}
