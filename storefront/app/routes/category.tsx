import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { openPage } from '../features/page-request/page-request.server';
import { toGridProducts, withVisitorTerms } from '../features/catalog/product-grid.server';
import { countFilters, readFilters, toListInput } from '../features/catalog/filters';
import { FoundProducts } from '../features/catalog/FoundProducts';
import { ProductFilters } from '../features/catalog/ProductFilters';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { PageHead } from '../ui/PageHead';
import type { Route } from './+types/category';
import styles from './category.module.css';

const MAX_PRODUCTS = 100;

export async function loader(args: Route.LoaderArgs) {
  const { api } = openPage(args);
  const slug = args.params.category;
  const filters = readFilters(new URL(args.request.url).searchParams);
  const { currency } = api.preferences;
  const list = { ...toListInput(filters, currency), category: slug, size: MAX_PRODUCTS, counts: true };
  const query = await withVisitorTerms(api, args.request, list);
  const [categories, products] = await Promise.all([
    api.require('Catalog/Categories', {}),
    api.require('Catalog/Products', query),
  ]);
  const category = categories.find((row) => row.slug === slug);
  if (!category) throw data(null, { status: 404 });
  return {
    ...{ slug, name: category.name, summary: category.summary, filters, currency },
    products: toGridProducts(api, products, query),
  };
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('catalog');
  const { slug, name, summary, products, filters, currency } = loaderData;
  return (
    <div className={styles.page}>
      <PageHead title={name} description={summary} hidden={countFilters(filters) > 0} />
      <header className={styles.head}>
        <Breadcrumbs trail={[{ to: '/products/catalog', name: t('title') }]} current={{ to: `/${slug}`, name }} />
        <h1>{name}</h1>
        <p className={styles.summary}>{summary}</p>
      </header>
      <ProductFilters filters={filters} counts={products.counts} currency={currency} />
      <FoundProducts products={products} isFiltered={countFilters(filters) > 0} />
    </div>
  );
}
