import type { ItemView } from '@shop/contract';
import { elevation } from '@shop/drawing';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { Drawing } from '../../ui/Drawing';
import { usePreferences } from '../preferences/PreferencesProvider';
import styles from './ItemDrawing.module.css';
import { formatPersonHeight } from './length';
import { toPieceDrawing, type Drawable } from './piece';
import { isImperial, toUnitCode } from './size';

interface ItemDrawingProps {
  item: ItemView;
  product: Drawable & { name: string };
}

/** An item drawn to scale beside a person; nothing if it cannot be produced. */
export const ItemDrawing = memo(function ItemDrawing({ item, product }: ItemDrawingProps) {
  const { t } = useTranslation('quote');
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
