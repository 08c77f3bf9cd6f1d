import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import type { NamedItem } from './useItemNames';

export interface ItemChoice {
  id: string;
  /** `Item 2: Vinyl banner · 200 × 100 cm · 5 pieces · Shop window` */
  name: string;
  thumbnail: string | null;
}

/** Items as the choices of an input, told apart by number, size, quantity, label and picture. */
export function useItemChoices(items: readonly NamedItem[]): ItemChoice[] {
  const translate = useTranslate();
  return items.map(({ item, name }) => {
    const { width, length, unit, quantity, label } = item.item;
    const size = width && length ? translate(`labels.size.${unit}`, { width, length }) : item.variantName;
    const pieces = translate('production.pieces', { smart_count: quantity });
    return {
      id: item.sid,
      name: [name, size, pieces, label].filter(Boolean).join(' · '),
      thumbnail: item.artwork?.preview ?? null,
    };
  });
}

/** The picture and the name of an item, as the `optionText` of an input. */
export function ItemChoiceText() {
  const { name, thumbnail } = useRecordContext<ItemChoice>() ?? { name: '', thumbnail: null };
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'normal' }}>
      {thumbnail && (
        <Box
          component="img"
          src={thumbnail}
          alt=""
          sx={{ width: 40, height: 32, objectFit: 'contain', flex: 'none' }}
        />
      )}
      {name}
    </Box>
  );
}
