import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { useReading } from '../ui/reading';
import type { NamedItem } from './useItemNames';

/** What is to be made, in the words of whoever makes it. */
export function ItemWork({ named }: { named: NamedItem }) {
  const translate = useTranslate();
  const facts = useWork(named);
  const { item, number } = named;
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
      <Facts facts={facts} />
    </div>
  );
}

function useWork({ item: { item, grommets, seams, product }, product: entry }: NamedItem) {
  const translate = useTranslate();
  const { number } = useReading();
  const { width, length, unit, variant, quantity, artwork, finishes, label } = item;
  const size =
    width && length
      ? translate(`terms.size.${unit}`, { width, length })
      : (entry?.variants.find(({ code }) => code === variant)?.name ?? variant);
  const finishNames = finishes.map((code) => entry?.finishes.find((finish) => finish.code === code)?.name ?? code);
  const made = [
    ...finishNames,
    ...(grommets > 0 ? [translate('orders.item.grommets', { smart_count: grommets })] : []),
    ...(seams > 0 ? [translate('orders.item.seams', { smart_count: seams })] : []),
  ];
  const facts: [string, string | undefined][] = [
    ['size', size],
    ['quantity', number(quantity)],
    ['artwork', translate(`terms.artwork.${artwork}`)],
    ['finishes', made.join(' · ')],
    ['label', label],
    ['sku', product.sku],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name: translate(`orders.item.${name}`), value }] : []));
}
