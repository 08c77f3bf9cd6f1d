import type { OrderItemView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { toMm, toUnitCode } from '../item/size';
import { useOrderPage } from '../order/order-page';
import styles from './ArtworkSlot.module.css';
import { toPixels } from './file-size';

/** The minimum and the recommended size of the artwork in pixels. */
export function PixelHint({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('order');
  const { number } = useFormat();
  const { products } = useOrderPage();
  const { sku, variant, width, length, unit } = item.item;
  const print = products?.get(sku)?.variants.find(({ code }) => code === variant)?.print;
  const widthMm = print?.widthMm ?? toMm(width ?? '', toUnitCode(unit));
  const lengthMm = print?.lengthMm ?? toMm(length ?? '', toUnitCode(unit));
  if (!widthMm || !lengthMm) return null;
  const at = (dpi: number) => `${number(toPixels(widthMm, dpi))} × ${number(toPixels(lengthMm, dpi))}`;
  return <p className={`${styles.pixels} tabular-nums`}>{t('upload.pixels', { least: at(100), best: at(300) })}</p>;
}
