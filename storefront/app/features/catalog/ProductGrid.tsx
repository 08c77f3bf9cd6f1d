import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { useFormat } from '../../ui/useFormat';
import { UvBadge } from '../../ui/UvBadge';
import type { GridProduct, GridProducts } from './product-grid.server';
import styles from './ProductGrid.module.css';
import { useOwnPrices } from './useOwnPrices';

interface ProductGridProps {
  products: GridProducts;
  /** The number of pictures that load eagerly because they are above the fold. */
  eager?: number;
  heading?: 'h2' | 'h3';
  /** Three columns instead of four on wide screens. */
  large?: boolean;
}

interface CardProps {
  product: GridProduct;
  country: string;
  eager: boolean;
  heading: 'h2' | 'h3';
}

/** A grid of products with their lowest prices, and what a sample of each costs delivered. */
export function ProductGrid({ products, eager = 0, heading = 'h2', large }: ProductGridProps) {
  const items = useOwnPrices(products);
  return (
    <ul className={styles.grid} data-large={large}>
      {items.map((product, index) => (
        <Card key={product.sku} product={product} country={products.country} eager={index < eager} heading={heading} />
      ))}
    </ul>
  );
}

function Card({ product, country, eager, heading: Heading }: CardProps) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const { path, name, summary, uvInkjet, image, rating } = product;
  return (
    <li className={styles.card}>
      <Picture picture={image} eager={eager} decorative />
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link to={path}>{name}</Link>
          {uvInkjet && <UvBadge />}
        </Heading>
        {rating.average !== null && (
          <p className={`${styles.rating} tabular-nums`}>
            {t('rating', { rating: format.rating(rating.average), count: rating.total })}
          </p>
        )}
        <p className={styles.summary}>{summary}</p>
      </div>
      <Price product={product} country={country} />
    </li>
  );
}

function Price({ product: { sample, sampleSize, price, from }, country }: Pick<CardProps, 'product' | 'country'>) {
  const { t } = useTranslation('catalog');
  const { money } = useFormat();
  const lowest = price ?? from;
  const perUnit = (
    <>
      {t('from') && <span className={styles.from}>{t('from')}</span>} <strong>{money(lowest.money)}</strong>
      <span className={styles.per}>{t(`per.${lowest.per}`)}</span>
    </>
  );
  if (!sample || sampleSize === undefined) return <p className={`${styles.price} tabular-nums`}>{perUnit}</p>;
  return (
    <div className={`${styles.prices} tabular-nums`}>
      <p className={styles.sample}>
        {t('sample.size', { size: sampleSize })} <strong>{t('sample.amount', { amount: money(sample.total) })}</strong>
        <span className={styles.delivered}>{t('sample.delivered', { country })}</span>
      </p>
      <p className={styles.unitPrice}>{perUnit}</p>
    </div>
  );
}
