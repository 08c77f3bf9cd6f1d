import type { ItemView } from '@shop/contract';
import { elevation } from '@shop/drawing';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { Drawing } from '../../ui/Drawing';
import { usePreferences } from '../preferences/PreferencesProvider';
import styles from './ItemDrawing.module.css';
import { formatPersonHeight } from './length';
import { toPieceDrawing, type Drawable } from './piece';
import { isImperial, toUnitCode } from './size';

export interface ItemDrawingProps {
  item: ItemView;
  product: Drawable & { name: string };
  /** Shows the last item that could be drawn instead of nothing. */
  keepLast?: boolean;
}

/** An item drawn to scale beside a person; nothing if it cannot be produced. */
export const ScaleDrawing = memo(function ScaleDrawing({ item: current, product, keepLast = false }: ItemDrawingProps) {
  const { t } = useTranslation('quote');
  const drawable = useLastDrawableItem(product, current);
  const item = keepLast ? drawable : current;
  const { locale } = useSite();
  const { preferences } = usePreferences();
  const person = isImperial(toUnitCode(item.unit ?? preferences.defaultUnit))
    ? t('feetAndInches')
    : formatPersonHeight(locale);
  const piece = toPieceDrawing(item, product, { locale, unit: preferences.defaultUnit, person });
  if (!piece) return null;
  const { width, length } = piece.labels;
  return (
    <div className={styles.drawing}>
      <Drawing node={elevation(piece, t('drawing', { product: product.name, width, length, person }))} />
    </div>
  );
});

/** The last item that could be drawn, shown while the current size is invalid. */
function useLastDrawableItem(product: Drawable, item: ItemView): ItemView {
  const [last, setLast] = useState(item);
  if (last === item || !toPieceDrawing(item, product, { locale: 'en', unit: 2 })) return last;
  setLast(item);
  return item;
}
