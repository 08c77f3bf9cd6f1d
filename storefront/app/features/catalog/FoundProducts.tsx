import { useTranslation } from 'react-i18next';
import { ProductGrid } from './ProductGrid';
import styles from './FoundProducts.module.css';
import type { GridProducts } from './product-grid.server';

/** The products of a list, and their number if it is filtered; a text if there are none. */
export function FoundProducts({ products, isFiltered }: { products: GridProducts; isFiltered: boolean }) {
  const { t } = useTranslation('catalog');
  return (
    <>
      {isFiltered && (
        <p className={`${styles.found} tabular-nums`} role="status">
          {t('filters.found', { count: products.total })}
        </p>
      )}
      {products.items.length > 0 ? (
        <ProductGrid products={products} eager={4} />
      ) : (
        <p className={styles.none}>{t(isFiltered ? 'filters.nothing' : 'nothing')}</p>
      )}
    </>
  );
}
