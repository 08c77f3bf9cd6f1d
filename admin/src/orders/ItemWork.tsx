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

/** The catalogue's own names; the codes of what it offers no more, and nothing before it has answered. */
function namesOf({ item, product }: NamedItem) {
  const { finishes, variant } = item.item;
  if (product === undefined) return { finishNames: [], variantName: undefined };
  return {
    finishNames: finishes.map((code) => product?.finishes.find((finish) => finish.code === code)?.name ?? code),
    variantName: product?.variants.find(({ code }) => code === variant)?.name ?? variant,
  };
}

function useWork(named: NamedItem) {
  const translate = useTranslate();
  const { number } = useReading();
  const { item, grommets, seams, product } = named.item;
  const { width, length, unit, quantity, artwork, label } = item;
  const { finishNames, variantName } = namesOf(named);
  const size = width && length ? translate(`terms.size.${unit}`, { width, length }) : variantName;
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
