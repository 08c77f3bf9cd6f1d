import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { openPage } from '../features/page-request/page-request.server';
import { toGridProducts, withVisitorTerms } from '../features/catalog/product-grid.server';
import { ProductGrid } from '../features/catalog/ProductGrid';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { PageHead } from '../ui/PageHead';
import type { Route } from './+types/category';
import styles from './category.module.css';

const MAX_PRODUCTS = 100;

export async function loader(args: Route.LoaderArgs) {
  const { api } = openPage(args);
  const slug = args.params.category;
  const query = await withVisitorTerms(api, args.request, { category: slug, size: MAX_PRODUCTS });
  const [categories, products] = await Promise.all([
    api.require('Catalog/Categories', {}),
    api.require('Catalog/Products', query),
  ]);
  const category = categories.find((row) => row.slug === slug);
  if (!category) throw data(null, { status: 404 });
  return { name: category.name, summary: category.summary, products: toGridProducts(api, products, query) };
}

export default function Category({ loaderData: { name, summary, products } }: Route.ComponentProps) {
  const { t } = useTranslation('catalog');
  return (
    <div className={styles.page}>
      <PageHead title={name} description={summary} />
      <header className={styles.head}>
        <Breadcrumbs trail={[{ to: '/products/catalog', name: t('title') }]} />
        <h1>{name}</h1>
        <p className={styles.summary}>{summary}</p>
      </header>
      <ProductGrid products={products} eager={4} />
    </div>
  );
}
