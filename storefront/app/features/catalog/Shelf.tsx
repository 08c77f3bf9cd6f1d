import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { useFormat } from '../../ui/useFormat';
import { UvBadge } from '../../ui/UvBadge';
import styles from './Shelf.module.css';
import type { ShelfProduct } from './shelf.server';

interface ShelfProps {
  products: readonly ShelfProduct[];
  /** How many pictures are in the first screen and load at once. */
  eager?: number;
  heading?: 'h2' | 'h3';
  /** Three abreast where there is room, not four. */
  large?: boolean;
}

/** Products side by side: what each is, and what it costs at least. */
export function Shelf({ products, eager = 0, heading = 'h2', large }: ShelfProps) {
  return (
    <ul className={styles.shelf} data-large={large}>
      {products.map((product, place) => (
        <Card key={product.sku} product={product} eager={place < eager} heading={heading} />
      ))}
    </ul>
  );
}

function Card({ product, eager, heading: Heading }: { product: ShelfProduct; eager: boolean; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('catalog');
  const { money } = useFormat();
  const { category, slug, name, summary, uvInkjet, image, from, factory } = product;
  return (
    <li className={styles.card}>
      <Picture picture={image} eager={eager} decorative />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={`/${category}/${slug}`}>{name}</Link>
          {uvInkjet && <UvBadge />}
        </Heading>
        <p className={styles.summary}>{summary}</p>
      </div>
      <p className={`${styles.price} figures`}>
        {t('from') && <span className={styles.from}>{t('from')}</span>} <strong>{money(from.money)}</strong>
        <span className={styles.per}>{t(`per.${from.per}`)}</span>
        {from.money.currency !== factory.money.currency && (
          <span className={styles.factory}>{t('factoryPrice', { price: money(factory.money), per: t(`per.${factory.per}`) })}</span>
        )}
      </p>
    </li>
  );
}
