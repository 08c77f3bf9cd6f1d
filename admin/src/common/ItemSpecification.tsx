import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList, type DescriptionItem } from '../ui/DescriptionList';
import type { NamedItem } from './useItemNames';

/** What to produce: product, size, quantity, artwork and finishes of an item. */
export function ItemSpecification({ namedItem }: { namedItem: NamedItem }) {
  const translate = useTranslate();
  const specification = useSpecification(namedItem);
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

function useSpecification(namedItem: NamedItem): DescriptionItem[] {
  const translate = useTranslate();
  const { number } = useFormat();
  const { item, grommets, seams, product } = namedItem.item;
  const { width, length, unit, quantity, artwork, label } = item;
  const { finishNames, variantName } = findCatalogueNames(namedItem);
  const finishes = [
    ...finishNames,
    ...(grommets > 0 ? [translate('orders.item.grommets', { smart_count: grommets })] : []),
    ...(seams > 0 ? [translate('orders.item.seams', { smart_count: seams })] : []),
  ];
  const values: [string, string | undefined][] = [
    ['size', width && length ? translate(`labels.size.${unit}`, { width, length }) : variantName],
    ['quantity', number(quantity)],
    ['artwork', translate(`labels.artwork.${artwork}`)],
    ['finishes', finishes.join(' · ')],
    ['label', label],
    ['sku', product.sku],
  ];
  return values.flatMap(([name, value]) => (value ? [{ name: translate(`orders.item.${name}`), value }] : []));
}

/** Names from the catalogue, or codes if the product is no longer for sale; empty until the catalogue is loaded. */
function findCatalogueNames({ item, product }: NamedItem) {
  const { finishes, variant } = item.item;
  if (product === undefined) return { finishNames: item.finishNames ?? [], variantName: undefined };
  return {
    finishNames:
      item.finishNames ??
      finishes.map((code) => product?.finishes.find((finish) => finish.code === code)?.name ?? code),
    variantName: product?.variants.find(({ code }) => code === variant)?.name ?? variant,
  };
}
