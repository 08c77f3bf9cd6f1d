import type { OrderItemView } from '@shop/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderPage } from '../order/order-page';
import { PreflightReport } from './PreflightReport';
import styles from './PreflightReport.module.css';

/** Loaded only where there is a picture of the file. */
const PiecePreview = lazy(async () => ({ default: (await import('./PiecePreview')).PiecePreview }));

/** The report of the artwork of an order item; folded once its proof is approved, because nothing is left to check. */
export function ArtworkReport({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('order');
  const { products } = useOrderPage();
  const product = products?.get(item.item.sku);
  const { preflight, preview, asPrinted, tilesKey } = item.artwork ?? {};
  if (!preflight) return null;
  const report = (
    <PreflightReport preflight={preflight}>
      {preview && product && (
        <Suspense>
          <PiecePreview item={item.item} src={preview} {...{ product, preflight, asPrinted, tilesKey }} />
        </Suspense>
      )}
    </PreflightReport>
  );
  if (!item.proofs.some(({ decision }) => decision === 'confirmed')) return report;
  return (
    <details className={styles.past}>
      <summary>{t('report.title')}</summary>
      {report}
    </details>
  );
}
