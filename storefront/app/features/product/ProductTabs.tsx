import type { Output, ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../ui/Tabs';
import { useFormat } from '../../ui/useFormat';
import { OrderSteps } from './OrderSteps';
import styles from './ProductTabs.module.css';
import { Reviews } from './Reviews';

interface ProductTabsProps {
  product: ProductView;
  reviews: Output<'Catalog/Reviews'> | null;
}

/** Description, notes, reviews and order steps of a product. */
export function ProductTabs({ product, reviews }: ProductTabsProps) {
  const { t } = useTranslation('product');
  const { number } = useFormat();
  const total = reviews?.total ?? product.rating.total;
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={[
        { key: 'description', name: t('tabs.description'), panel: <Description product={product} /> },
        { key: 'notes', name: t('tabs.notes'), panel: <Notes notes={product.notes} /> },
        {
          key: 'reviews',
          name: `${t('tabs.reviews')} (${number(total)})`,
          panel: <Reviews sku={product.sku} firstPage={reviews} />,
        },
        { key: 'flow', name: t('tabs.flow'), panel: <OrderSteps /> },
      ]}
    />
  );
}

function Description({ product: { description, uses } }: { product: ProductView }) {
  const { t } = useTranslation('product');
  return (
    <div className={styles.prose}>
      <p>{description}</p>
      {uses.length > 0 && (
        <>
          <h3>{t('uses')}</h3>
          <ul className={styles.uses}>
            {uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  const { t } = useTranslation('product');
  return (
    <ul className={`${styles.prose} ${styles.notes}`}>
      {[...notes, t('notes.files'), t('notes.cmyk'), t('notes.resolution')].map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
