import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import { AnswerOf } from '../account/AnswerOf';
import { ItemDrawing } from '../item/ItemDrawing';
import { useHouse } from '../layout/house';
import { useItemWords } from '../order/useItemWords';
import { useProducts } from '../order/useProducts';
import styles from './Added.module.css';
import { LineDetails } from './LineDetails';
import { useCartLines, type CartLine } from './useCart';

/** What was just put into the cart, and where to go from here. */
export function Added() {
  const { t } = useTranslation('cart');
  const [params] = useSearchParams();
  const itemId = params.get('itemId');
  const lines = useCartLines();
  return (
    <AnswerOf asked={lines}>
      {({ items, count }) => {
        const line = items.find((candidate) => candidate.itemId === itemId);
        return (
          <>
            {line && <AddedLine line={line} />}
            <Onward line={line} words={t('added.inCart', { count })} />
          </>
        );
      }}
    </AnswerOf>
  );
}

function AddedLine({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const products = useProducts([line.item.sku]);
  const words = useItemWords(products);
  const product = products?.get(line.item.sku);
  return (
    <section className={styles.line}>
      <div className={styles.drawing}>{product && <ItemDrawing item={line.item} product={product} />}</div>
      <div className={styles.details}>
        <p className={styles.done}>
          <IconCheck size={18} stroke={2} aria-hidden /> {t('added.done')}
        </p>
        <h2>{line.product.name}</h2>
        {line.item.label && <p className={styles.soft}>{line.item.label}</p>}
        <LineDetails line={line} words={words} />
        <p className="figures">
          {money(line.line)} <span className={styles.soft}>{t('added.factory')}</span>
        </p>
      </div>
    </section>
  );
}

function Onward({ line, words }: { line: CartLine | undefined; words: string }) {
  const { t } = useTranslation('cart');
  const { menu } = useHouse();
  const category = menu.find(({ slug }) => slug === line?.product.category);
  return (
    <div className={styles.onward}>
      <p>{words}</p>
      <div className={styles.ways}>
        {line && category && (
          <Button component={Link} variant="default" to={`/${line.product.category}/${line.product.slug}`}>
            {t('added.another')}
          </Button>
        )}
        <Button component={Link} variant="default" to={category ? `/${category.slug}` : '/products/catalog'}>
          {category ? category.name : t('empty.products')}
        </Button>
        <Button component={Link} to="/cart">
          {t('added.cart')}
        </Button>
      </div>
    </div>
  );
}
