import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSite } from '../../layout/site';
import { ButtonLink } from '../../ui/Button';
import { useFormat } from '../../ui/useFormat';
import { QueryResult } from '../api/QueryResult';
import { ItemDrawing } from '../item/ItemDrawing';
import { useItemLabels } from '../order/useItemLabels';
import { useProducts } from '../order/useProducts';
import styles from './AddedToCart.module.css';
import type { CartLine } from './cart-actions';
import { LineDetails } from './LineDetails';
import { useCartLines } from './useCart';

/** Confirms which item was added to the cart, with links to continue. */
export function AddedToCart() {
  const { t } = useTranslation('quote');
  const [params] = useSearchParams();
  const itemId = params.get('itemId');
  const lines = useCartLines();
  return (
    <QueryResult query={lines}>
      {({ items, count }) => {
        const line = items.find((candidate) => candidate.itemId === itemId);
        return (
          <>
            {line && <AddedItem line={line} />}
            <NextLinks line={line} text={t('added.inCart', { count })} />
          </>
        );
      }}
    </QueryResult>
  );
}

function AddedItem({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const products = useProducts([line.item.sku]);
  const labels = useItemLabels(products);
  const product = products?.get(line.item.sku);
  return (
    <section className={styles.line}>
      <div className={styles.drawing}>{product && <ItemDrawing item={line.item} product={product} />}</div>
      <div className={styles.details}>
        <p className={styles.done}>
          <IconCheck size={18} stroke={2} aria-hidden /> {t('added.done')}
        </p>
        <h2>{line.product.name}</h2>
        {line.item.label && <p className={styles.muted}>{line.item.label}</p>}
        <LineDetails line={line} labels={labels} />
        <p className="tabular-nums">
          {money(line.line)} <span className={styles.muted}>{t('added.factory')}</span>
        </p>
      </div>
    </section>
  );
}

function NextLinks({ line, text }: { line: CartLine | undefined; text: string }) {
  const { t } = useTranslation(['cart', 'quote']);
  const { menu } = useSite();
  const category = menu.find(({ slug }) => slug === line?.product.category);
  return (
    <div className={styles.next}>
      <p>{text}</p>
      <div className={styles.actions}>
        {line && category && (
          <ButtonLink variant="default" to={`/${line.product.category}/${line.product.slug}`}>
            {t('quote:added.another')}
          </ButtonLink>
        )}
        <ButtonLink variant="default" to={category ? `/${category.slug}` : '/products/catalog'}>
          {category ? category.name : t('empty.products')}
        </ButtonLink>
        <ButtonLink to="/cart">{t('quote:toCart')}</ButtonLink>
      </div>
    </div>
  );
}
