import type { ItemView } from '@shop/contract';
import { elevation } from '@shop/drawing';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../../ui/Drawing';
import { useHouse } from '../layout/house';
import { usePreferences } from '../preferences/PreferencesProvider';
import { personWords } from './length';
import { pieceOf, type Drawable } from './piece';
import { isImperial, unitOf } from './size';
import styles from './ItemDrawing.module.css';

interface ItemDrawingProps {
  item: ItemView;
  product: Drawable & { name: string };
}

/** An item at true scale beside a person; nothing where it cannot be made. */
export const ItemDrawing = memo(function ItemDrawing({ item, product }: ItemDrawingProps) {
  const { t } = useTranslation('quote');
  const { locale } = useHouse();
  const { preferences } = usePreferences();
  const person = isImperial(unitOf(item.unit ?? preferences.defaultUnit)) ? t('feetAndInches') : personWords(locale);
  const piece = pieceOf(item, product, { locale, unit: preferences.defaultUnit, person });
  if (!piece) return null;
  const { width, length } = piece.labels;
  return (
    <div className={styles.drawing}>
      <Drawing node={elevation(piece, t('drawing', { product: product.name, width, length, person }))} />
    </div>
  );
});
