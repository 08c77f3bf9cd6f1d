import type { OrderItemView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { toMm, unitOf } from '../item/size';
import { useOrderPage } from '../order/order-page';
import styles from './ArtworkSlot.module.css';
import { pixelsAt } from './file-size';

/** How many pixels the print asks for, at the least and as is best. */
export function Pixels({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('order');
  const { number } = useFormat();
  const { products } = useOrderPage();
  const { sku, variant, width, length, unit } = item.item;
  const print = products?.get(sku)?.variants.find(({ code }) => code === variant)?.print;
  const widthMm = print?.widthMm ?? toMm(width ?? '', unitOf(unit));
  const lengthMm = print?.lengthMm ?? toMm(length ?? '', unitOf(unit));
  if (!widthMm || !lengthMm) return null;
  const at = (dpi: number) => `${number(pixelsAt(widthMm, dpi))} × ${number(pixelsAt(lengthMm, dpi))}`;
  return <p className={`${styles.pixels} figures`}>{t('upload.pixels', { least: at(100), best: at(300) })}</p>;
}
