import type { Output, ProductCardView } from '@shop/contract';

type Size = Output<'Catalog/Products'>['size'];

/** The page of a product, with the size that it was searched for if it is sold by size. */
export function productPath(
  { category, slug, kind }: Pick<ProductCardView, 'category' | 'slug' | 'kind'>,
  size: Size,
): string {
  const path = `/${category}/${slug}`;
  if (!size || kind !== 'area') return path;
  const { width, length, unit } = size;
  return `${path}?${new URLSearchParams({ width, length, unit: String(unit) })}`;
}
