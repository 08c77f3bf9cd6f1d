import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { useFormat } from '../../ui/useFormat';
import { UvBadge } from '../../ui/UvBadge';
import type { GridProduct } from './product-grid.server';
import styles from './ProductGrid.module.css';

interface ProductGridProps {
  products: readonly GridProduct[];
  /** The number of pictures that load eagerly because they are above the fold. */
  eager?: number;
  heading?: 'h2' | 'h3';
  /** Three columns instead of four on wide screens. */
  large?: boolean;
}

/** A grid of products with their lowest prices. */
export function ProductGrid({ products, eager = 0, heading = 'h2', large }: ProductGridProps) {
  return (
    <ul className={styles.grid} data-large={large}>
      {products.map((product, index) => (
        <Card key={product.sku} product={product} eager={index < eager} heading={heading} />
      ))}
    </ul>
  );
}

function Card({ product, eager, heading: Heading }: { product: GridProduct; eager: boolean; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('catalog');
  const { money } = useFormat();
  const { category, slug, name, summary, uvInkjet, image, from, factory } = product;
  return (
    <li className={styles.card}>
      <Picture picture={image} eager={eager} decorative />
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link to={`/${category}/${slug}`}>{name}</Link>
          {uvInkjet && <UvBadge />}
        </Heading>
        <p className={styles.summary}>{summary}</p>
      </div>
      <p className={`${styles.price} tabular-nums`}>
        {t('from') && <span className={styles.from}>{t('from')}</span>} <strong>{money(from.money)}</strong>
        <span className={styles.per}>{t(`per.${from.per}`)}</span>
        {from.money.currency !== factory.money.currency && (
          <span className={styles.factory}>
            {t('factoryPrice', { price: money(factory.money), per: t(`per.${factory.per}`) })}
          </span>
        )}
      </p>
    </li>
  );
}
