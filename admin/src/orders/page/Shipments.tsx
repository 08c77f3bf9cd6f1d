import Box from '@mui/material/Box';
import type { AdminOrderView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../i18n/useFormat';

export function Shipments({ order: { shipments, items } }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const itemNumber = (sid: string) => items.findIndex((item) => item.sid === sid) + 1;
  if (shipments.length === 0) {
    return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('orders.shipment.none')}</Box>;
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25, typography: 'body2' }}>
      {shipments.map(({ agent, trackingNumber, date, items: sids }) => (
        <li key={`${trackingNumber} ${date}`}>
          <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
            {trackingNumber}
          </Box>
          <div>{translate('orders.shipment.of', { agent, date: time(date) })}</div>
          <Box sx={{ color: 'text.secondary' }}>
            {translate('orders.shipment.items', { numbers: sids.map(itemNumber).join(', ') })}
          </Box>
        </li>
      ))}
    </Box>
  );
}
