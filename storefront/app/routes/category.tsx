import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import type { Route } from './+types/category';
import { shopFor } from '../features/api/shop.server';
import { Shelf } from '../features/catalog/Shelf';
import { shelve } from '../features/catalog/shelf.server';
import { plainPath } from '../features/language/paths';
import { Crumbs } from '../ui/Crumbs';
import { PageHead } from '../ui/PageHead';
import styles from './category.module.css';

const MOST = 100;

export async function loader(args: Route.LoaderArgs) {
  const shop = shopFor(args);
  const slug = plainPath(shop.language, new URL(args.request.url).pathname).slice(1);
  const [categories, products] = await Promise.all([
    shop.get('Catalog/Categories', {}),
    shop.get('Catalog/Products', { category: slug, size: MOST }),
  ]);
  const category = categories.find((row) => row.slug === slug);
  if (!category) throw data(null, { status: 404 });
  return { name: category.name, summary: category.summary, products: await shelve(shop, products.items) };
}

export default function Category({ loaderData: { name, summary, products } }: Route.ComponentProps) {
  const { t } = useTranslation('catalog');
  return (
    <div className={styles.page}>
      <PageHead title={name} description={summary} />
      <header className={styles.head}>
        <Crumbs trail={[{ to: '/products/catalog', name: t('title') }]} />
        <h1>{name}</h1>
        <p className={styles.summary}>{summary}</p>
      </header>
      <Shelf products={products} eager={4} />
    </div>
  );
}
