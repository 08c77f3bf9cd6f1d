import Box from '@mui/material/Box';
import type { ReceivedWebhookView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { PayPalFinding } from '../common/PayPalFinding';
import { RecordLink } from '../ui/RecordLink';

/** What a webhook changed, or why it changed nothing. */
export function WebhookResult({
  webhook: { provider, outcome, reason, changes, times },
}: {
  webhook: ReceivedWebhookView;
}) {
  const translate = useTranslate();
  if (changes.length > 0)
    return (
      <>
        {changes.map((change, index) => (
          <Box key={index}>
            {provider === 'paypal' ? (
              <PayPalFinding what={change} />
            ) : (
              translate(`orders.shipment.delivery.${change}`, { _: change })
            )}
          </Box>
        ))}
      </>
    );
  return (
    <>
      {translate(reason ? `receivedWebhooks.reasons.${reason}` : `receivedWebhooks.help.${outcome}`, { _: '–' })}
      {times > 1 && <Box>{translate('receivedWebhooks.times', { smart_count: times })}</Box>}
    </>
  );
}

/** Links to the orders that a webhook was about. */
export function WebhookOrders({ orderIds }: Pick<ReceivedWebhookView, 'orderIds'>) {
  if (orderIds.length === 0) return '–';
  return orderIds.map((id) => (
    <Box key={id}>
      <RecordLink resource="orders" id={id} />
    </Box>
  ));
}
