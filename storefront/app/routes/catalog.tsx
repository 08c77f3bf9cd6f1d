import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { openPage } from '../features/page-request/page-request.server';
import { toGridProducts, withVisitorTerms } from '../features/catalog/product-grid.server';
import { countFilters, readFilters, toListInput } from '../features/catalog/filters';
import { FoundProducts } from '../features/catalog/FoundProducts';
import { ProductFilters } from '../features/catalog/ProductFilters';
import { SearchInput } from '../features/search/SearchInput';
import { useLocalizedPath } from '../features/language/useLocalizedPath';
import { useSite } from '../layout/site';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { PageHead } from '../ui/PageHead';
import { Pagination } from '../ui/Pagination';
import type { Route } from './+types/catalog';
import styles from './catalog.module.css';

const SIZE = 24;

export async function loader(args: Route.LoaderArgs) {
  const { api } = openPage(args);
  const { searchParams } = new URL(args.request.url);
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const page = Math.min(Math.max(Math.trunc(Number(searchParams.get('page')) || 1), 1), 1_000_000);
  const filters = readFilters(searchParams);
  const { currency } = api.preferences;
  const list = { ...toListInput(filters, currency), page, size: SIZE, counts: true, ...(q && { q }) };
  const query = await withVisitorTerms(api, args.request, list);
  const products = toGridProducts(api, await api.require('Catalog/Products', query), query);
  return { q, page, filters, currency, products };
}

export default function Catalog({ loaderData: { q, page, filters, currency, products } }: Route.ComponentProps) {
  const { t } = useTranslation('catalog');
  const { total } = products;
  const { menu } = useSite();
  const local = useLocalizedPath();
  const isFiltered = countFilters(filters) > 0;
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('text')} hidden={q !== '' || isFiltered} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <Form className={styles.search} action={local('/products/catalog')} role="search" aria-label={t('title')}>
          <SearchInput
            key={q}
            className={styles.field}
            defaultValue={q}
            aria-label={t('search')}
            placeholder={t('search')}
          />
          <Button className={styles.submit} type="submit">
            {t('find')}
          </Button>
        </Form>
        <ul className={styles.categories}>
          {menu.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={`/${slug}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </header>
      {!isFiltered && (
        <p className={`${styles.found} tabular-nums`} role="status">
          {q === '' ? t('all', { count: total }) : t('found', { count: total, q })}
        </p>
      )}
      {(total > 0 || isFiltered) && (
        <ProductFilters filters={filters} counts={products.counts} currency={currency} q={q} />
      )}
      <FoundProducts products={products} isFiltered={isFiltered} />
      <Pagination page={page} size={SIZE} total={total} />
    </div>
  );
}
