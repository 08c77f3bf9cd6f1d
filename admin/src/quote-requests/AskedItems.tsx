import Box from '@mui/material/Box';
import type { AdminQuoteRequestView, OrderItemView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { ItemWork } from '../orders/ItemWork';
import { useItemNames } from '../orders/useItemNames';
import { useReading } from '../ui/reading';

/** The items asked for, in the words of whoever would make them, with the tariff's price or why it has none. */
export function AskedItems({ request: { items } }: { request: AdminQuoteRequestView }) {
  const translate = useTranslate();
  const { money } = useReading();
  const named = useItemNames(items.map(asOrdered));
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {named.map((one, place) => {
        const { fen = null, why = null } = items[place] ?? {};
        return (
          <Box
            component="li"
            key={one.item.sid}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 280px)' },
              columnGap: 2,
              rowGap: 1,
              py: 1.5,
            }}
          >
            <ItemWork named={one} />
            <Box sx={{ typography: 'body2', textAlign: { sm: 'right' } }}>
              <Box sx={{ color: 'text.secondary' }}>{translate('quoteRequests.tariff')}</Box>
              {fen === null ? why : money({ currency: 'CNY', amount: fen })}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** As an order would hold it. */
function asOrdered(
  { item, name, category, slug, fen }: AdminQuoteRequestView['items'][number],
  place: number,
): OrderItemView {
  return {
    sid: String(place),
    product: { sku: item.sku, name, category, slug },
    item,
    line: { currency: 'CNY', amount: fen ?? 0 },
    grommets: 0,
    seams: 0,
    printed: item.artwork === 'custom',
    shipped: false,
    proofs: [],
  };
}
