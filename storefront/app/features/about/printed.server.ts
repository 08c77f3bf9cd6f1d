import type { PictureView } from '@shop/contract';
import type { CategorySlug } from '../../pages';
import { categories } from '../../pages';
import type { Shop } from '../api/shop.server';

/** A category, and what its first product looks like. */
export interface PrintedThing {
  category: CategorySlug;
  picture: PictureView;
}

/** A picture of each category that has products. */
export async function printedIn(shop: Shop): Promise<PrintedThing[]> {
  const answers = await Promise.all(categories.map((category) => shop.ask('Catalog/Products', { category, size: 1 })));
  return answers.flatMap((answer, place) => {
    const [category, picture] = [categories[place], answer.ok ? answer.data.items[0]?.image : undefined];
    return category && picture ? [{ category, picture }] : [];
  });
}
