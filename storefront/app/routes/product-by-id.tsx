import { redirect } from 'react-router';
import { openPage } from '../features/page-request/page-request.server';
import { localizePath } from '../features/language/paths';
import type { Route } from './+types/product-by-id';

/** Redirects from a SKU, or a category and slug, to the product page; without parameters to all products. */
export async function loader(args: Route.LoaderArgs) {
  const { api } = openPage(args);
  const { searchParams } = new URL(args.request.url);
  const query = Object.fromEntries(
    ['sku', 'category', 'slug'].flatMap((name) => {
      const value = searchParams.get(name)?.trim().slice(0, 64);
      return value ? [[name, value]] : [];
    }),
  );
  if (Object.keys(query).length === 0) throw redirect(localizePath(api.language, '/products/catalog'));
  const { category, slug } = await api.require('Catalog/Product', query);
  throw redirect(localizePath(api.language, `/${category}/${slug}`));
}

/** Never shown. Without a component the router would answer an unknown product with data instead of the 404 page. */
export default function ProductById() {
  return null;
}
