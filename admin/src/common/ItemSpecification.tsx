import type { AdminOrderItemView } from '@shop/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList, type DescriptionItem } from '../ui/DescriptionList';
import type { NamedItem } from './useItemNames';

/** What to produce: product, size, quantity, artwork and finishes of an item. */
export function ItemSpecification({ namedItem }: { namedItem: NamedItem }) {
  const translate = useTranslate();
  const specification = useSpecification(namedItem.item);
  const { item, number } = namedItem;
  return (
    <div>
      <Typography
        variant="body1"
        sx={{ fontWeight: 600, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', mb: 0.5 }}
      >
        <Box component="span" sx={{ display: { sm: 'none' }, color: 'text.secondary', fontWeight: 400 }}>
          {number}
        </Box>
        {item.product.name}
        {item.shipped && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {translate('orders.item.shipped')}
          </Box>
        )}
      </Typography>
      <DescriptionList items={specification} />
    </div>
  );
}

function useSpecification({ item, grommets, seams, product, ...names }: AdminOrderItemView): DescriptionItem[] {
  const translate = useTranslate();
  const { number } = useFormat();
  const { width, length, unit, quantity, artwork, label } = item;
  const finishes = [
    ...names.finishNames,
    ...(grommets > 0 ? [translate('orders.item.grommets', { smart_count: grommets })] : []),
    ...(seams > 0 ? [translate('orders.item.seams', { smart_count: seams })] : []),
  ];
  const values: [string, string | undefined][] = [
    ['size', width && length ? translate(`labels.size.${unit}`, { width, length }) : (names.variantName ?? undefined)],
    ['quantity', number(quantity)],
    ['artwork', translate(`labels.artwork.${artwork}`)],
    ['finishes', finishes.join(' · ')],
    ['label', label],
    ['sku', product.sku],
  ];
  return values.flatMap(([name, value]) => (value ? [{ name: translate(`orders.item.${name}`), value }] : []));
}
