import type { OrderItemView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { formatSize } from '../item/length';
import { toUnitCode } from '../item/size';

type Configured = Pick<OrderItemView, 'item' | 'product' | 'variantName'>;

/** Labels of order items and cart lines in the page's language. */
export function useItemLabels() {
  const { t } = useTranslation('order');
  const { locale } = useSite();

  /** `3 × 6 ft`, or the name of the variant. */
  function size({ item: { width, length, unit }, variantName }: Configured): string {
    if (width !== undefined && length !== undefined) return formatSize(width, length, toUnitCode(unit), locale);
    return variantName ?? '';
  }

  return {
    size,
    /** `Vinyl banner, 3 × 6 ft`; purchased items have no size. */
    name(configured: Configured): string {
      const { name: product } = configured.product;
      const itemSize = size(configured);
      return itemSize ? t('itemName', { product, size: itemSize }) : product;
    },
  };
}

export type ItemLabels = ReturnType<typeof useItemLabels>;

/** The first part of an item id, short enough to say on the phone. */
export function formatShortSid(sid: string): string {
  return (sid.split('-')[0] ?? sid).toUpperCase();
}
