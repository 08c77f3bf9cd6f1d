import type { OrderItemView, ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { sizeWords } from '../item/length';
import { unitOf } from '../item/size';
import { useHouse } from '../layout/house';

type Configured = Pick<OrderItemView, 'item' | 'product'>;

/** An order's item in a few words. */
export function useItemWords(products: ReadonlyMap<string, ProductView> | null) {
  const { t } = useTranslation('order');
  const { locale } = useHouse();

  /** `3 × 6 ft`, or the name of the model. */
  function size({ item }: Configured): string {
    const { width, length, unit, variant, sku } = item;
    if (width !== undefined && length !== undefined) return sizeWords(width, length, unitOf(unit), locale);
    return products?.get(sku)?.variants.find(({ code }) => code === variant)?.name ?? variant ?? '';
  }

  return {
    size,
    /** `Vinyl banner, 3 × 6 ft`; what was bought for somebody has no size of ours. */
    name(configured: Configured): string {
      const { name: product } = configured.product;
      const sized = size(configured);
      return sized ? t('itemName', { product, size: sized }) : product;
    },
    finish: (sku: string, code: string) => products?.get(sku)?.finishes.find((finish) => finish.code === code)?.name ?? code,
  };
}

export type ItemWords = ReturnType<typeof useItemWords>;

/** The beginning of an item's id: enough to tell it on the telephone. */
export function shortSid(sid: string): string {
  return (sid.split('-')[0] ?? sid).toUpperCase();
}
