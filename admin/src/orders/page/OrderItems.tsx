import Box from '@mui/material/Box';
import type { AdminOrderView, MoneyView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../i18n/useFormat';
import { ItemFiles } from '../../common/ItemFiles';
import { ItemSpecification } from '../../common/ItemSpecification';
import { useItemNames } from '../../common/useItemNames';

/** The order's items with their specification, files and price, if the user's role sees prices. */
export function OrderItems({ order }: { order: AdminOrderView }) {
  const namedItems = useItemNames(order.items);
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
      {namedItems.map((namedItem) => (
        <Box
          component="li"
          key={namedItem.item.sid}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '28px minmax(0, 1fr) auto' },
            columnGap: 2,
            rowGap: 1.25,
            py: 1.5,
          }}
        >
          <ItemNumber number={namedItem.number} />
          <ItemSpecification namedItem={namedItem} />
          {namedItem.item.line && <LinePrice price={namedItem.item.line} />}
          <Box sx={{ gridColumn: { sm: '2 / -1' } }}>
            <ItemFiles item={namedItem.item} order={order} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Hidden on phones, where the specification shows the number. */
function ItemNumber({ number }: { number: number }) {
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

function LinePrice({ price }: { price: MoneyView }) {
  const translate = useTranslate();
  const { money } = useFormat();
  return (
    <Box
      sx={{ typography: 'body1', fontVariantNumeric: 'tabular-nums', textAlign: { sm: 'right' }, whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ display: { sm: 'none' }, color: 'text.secondary', mr: 1 }}>
        {translate('orders.item.line')}
      </Box>
      {money(price)}
    </Box>
  );
}
