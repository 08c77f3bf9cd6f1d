import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { AdminOrderView, OrderChangeView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../i18n/useFormat';
import { useOrderChanges } from './useOrderChanges';

/** Tells what a colleague, the customer or the system did while the page was open. */
export function OrderChanges({ order }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const { changes, dismiss } = useOrderChanges(order);
  return (
    <div role="status">
      {changes.length > 0 && (
        <Alert severity="info" variant="outlined" onClose={dismiss} sx={{ mb: 1.5 }}>
          {translate('orders.changes.updated')}
          <ChangeList changes={changes} />
        </Alert>
      )}
    </div>
  );
}

/** What happened, who did it, and when. */
export function ChangeList({ changes }: { changes: readonly OrderChangeView[] }) {
  const translate = useTranslate();
  const { time } = useFormat();
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {changes.map(({ id, event, actor, by, date }) => (
        <li key={id}>
          {[
            translate(`orders.event.${event}`, { _: event }),
            by ?? translate(`labels.actor.${actor}`, { _: actor }),
            time(date),
          ].join(' · ')}
        </li>
      ))}
    </Box>
  );
}
