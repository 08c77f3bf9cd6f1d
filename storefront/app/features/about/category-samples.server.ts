import type { PictureView } from '@shop/contract';
import type { ServerApi } from '../api/api.server';

/** A category with the picture of its first product. */
export interface CategorySample {
  category: string;
  picture: PictureView;
}

/** Loads a sample of each category that has products. */
export async function loadCategorySamples(api: ServerApi): Promise<CategorySample[]> {
  const menu = await api.call('Catalog/Categories', {});
  const categories = (menu.ok ? menu.data : []).filter(({ products }) => products.length > 0).map(({ slug }) => slug);
  const results = await Promise.all(categories.map((category) => api.call('Catalog/Products', { category, size: 1 })));
  return results.flatMap((result, index) => {
    const [category, picture] = [categories[index], result.ok ? result.data.items[0]?.image : undefined];
    return category && picture ? [{ category, picture }] : [];
  });
}
