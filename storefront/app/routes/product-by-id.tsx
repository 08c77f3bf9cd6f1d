import { redirect } from 'react-router';
import type { Route } from './+types/product-by-id';
import { shopFor } from '../features/api/shop.server';
import { pathIn } from '../features/language/paths';

/** Leads from a SKU, or a category and slug, to the product's own page; from nothing, to all products. */
export async function loader(args: Route.LoaderArgs) {
  const shop = shopFor(args);
  const { searchParams } = new URL(args.request.url);
  const wanted = Object.fromEntries(['sku', 'category', 'slug'].flatMap((name) => {
    const value = searchParams.get(name)?.trim().slice(0, 64);
    return value ? [[name, value]] : [];
  }));
  if (Object.keys(wanted).length === 0) throw redirect(pathIn(shop.language, '/products/catalog'));
  const { category, slug } = await shop.get('Catalog/Product', wanted);
  throw redirect(pathIn(shop.language, `/${category}/${slug}`));
}
