import type { OrderItemView } from '@shop/contract';
import { lazy, Suspense } from 'react';
import { useOrderPage } from '../order/order-page';
import { PreflightReport } from './PreflightReport';

/** Loaded only where there is a picture of the file. */
const PiecePreview = lazy(async () => ({ default: (await import('./PiecePreview')).PiecePreview }));

/** The report of the artwork of an order item. */
export function ArtworkReport({ item }: { item: OrderItemView }) {
  const { products } = useOrderPage();
  const product = products?.get(item.item.sku);
  const { preflight, preview, asPrinted } = item.artwork ?? {};
  if (!preflight) return null;
  return (
    <PreflightReport preflight={preflight}>
      {preview && product && (
        <Suspense>
          <PiecePreview item={item.item} product={product} preflight={preflight} src={preview} asPrinted={asPrinted} />
        </Suspense>
      )}
    </PreflightReport>
  );
}
