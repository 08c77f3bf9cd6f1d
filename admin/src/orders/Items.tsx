import Box from '@mui/material/Box';
import type { AdminOrderView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { ItemFiles } from './ItemFiles';
import { ItemWork } from './ItemWork';
import { useItemNames } from './useItemNames';
import { useReading } from '../ui/reading';

/** The order's items: what to make of each, and how far its files have come. */
export function Items({ order }: { order: AdminOrderView }) {
  const items = useItemNames(order.items);
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
        '& > li:last-of-type': { pb: 0 },
      }}
    >
      {items.map((named) => (
        <Box
          component="li"
          key={named.item.sid}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '28px minmax(0, 1.1fr) minmax(0, 1fr) auto' },
            columnGap: 2,
            rowGap: 1.25,
            py: 1.5,
          }}
        >
          <Number number={named.number} />
          <ItemWork named={named} />
          <ItemFiles item={named.item} />
          <Line money={named.item.line} />
        </Box>
      ))}
    </Box>
  );
}

function Number({ number }: { number: number }) {
  return (
    <Box
      sx={{
        typography: 'body1',
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
        display: { xs: 'none', sm: 'block' },
      }}
    >
      {number}
    </Box>
  );
}

function Line({ money: amount }: { money: AdminOrderView['amount'] }) {
  const translate = useTranslate();
  const { money } = useReading();
  return (
    <Box
      sx={{ typography: 'body1', fontVariantNumeric: 'tabular-nums', textAlign: { sm: 'right' }, whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ display: { sm: 'none' }, color: 'text.secondary', mr: 1 }}>
        {translate('orders.item.line')}
      </Box>
      {money(amount)}
    </Box>
  );
}
