import Box from '@mui/material/Box';
import type { AdminOrderView } from '@shop/contract';
import type { ReactNode } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { OrderDocuments } from '../../documents/OrderDocuments';
import { Page } from '../../ui/Page';
import { RecordPage } from '../../ui/RecordPage';
import { Section } from '../../ui/Section';
import { OrderStatusChip } from '../../common/OrderStatusChip';
import { OrderChanges } from '../changes/OrderChanges';
import { EventButtons } from '../events/EventButtons';
import { OrderTasks } from '../tasks/OrderTasks';
import { OrderHold } from './OrderHold';
import { OrderItems } from './OrderItems';
import { ProofCount } from './ProofCount';
import { OrderClaims } from './OrderClaims';
import { OrderHistory } from './OrderHistory';
import { OrderPayments } from './OrderPayments';
import { OrderSummary } from './OrderSummary';
import { orderAmounts } from '../../common/order-amounts';
import { QuotePanels } from '../../common/QuotePanels';
import { Shipments } from './Shipments';
import { CustomerOrders } from '../../common/CustomerOrders';
import { RelatedEmails } from '../../common/RelatedEmails';
import { ShippingAddress } from '../../common/ShippingAddress';
import { PreviousAndNext } from './PreviousAndNext';

/** One order with everything about it and the actions that the user's role can take. */
export function OrderPage() {
  return <RecordPage<AdminOrderView>>{(order) => <Order order={order} />}</RecordPage>;
}

function Order({ order }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const section = (name: string) => translate(`orders.section.${name}`);
  const amounts = orderAmounts(order);
  const { canAccess: canSeeDocuments } = useCanAccess({ resource: 'order-documents', action: 'list' });
  return (
    <Page
      resource="orders"
      title={order.id}
      aside={
        <OrderStatusChip
          status={order.status}
          partlyShipped={order.status === 'in_production' && order.shipments.length > 0}
        />
      }
      header={
        <>
          <OrderSummary order={order} />
          <PreviousAndNext />
        </>
      }
    >
      <OrderChanges order={order} />
      <OrderHold order={order} />
      <EventButtons order={order} />
      <Columns
        main={
          <>
            <Section title={section('items')} aside={<ProofCount order={order} />}>
              <OrderItems order={order} />
            </Section>
            <OrderClaims order={order} />
            <OrderTasks orderId={order.id} />
            <Section title={section('history')}>
              <OrderHistory order={order} />
            </Section>
            <RelatedEmails filter={{ orderId: order.id }} />
            <CustomerOrders accountId={order.accountId} title={translate('orders.customerOrders')} />
          </>
        }
        side={
          <>
            <Section title={section('shipTo')}>
              <ShippingAddress address={order.shipTo} />
            </Section>
            {order.sender && (
              <Section title={section('sender')}>
                <ShippingAddress address={order.sender} />
                <Box sx={{ typography: 'body2', fontWeight: 560, mt: 0.75 }}>{translate('orders.blind')}</Box>
              </Section>
            )}
            {order.notes && (
              <Section title={section('notes')}>
                <Box sx={{ typography: 'body2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{order.notes}</Box>
              </Section>
            )}
            {amounts && (
              <Section title={section('money')}>
                <OrderPayments orderId={order.id} amounts={amounts} />
              </Section>
            )}
            {canSeeDocuments && (
              <Section title={translate('documents.title')}>
                <OrderDocuments order={order} />
              </Section>
            )}
            <Section title={section(amounts ? 'quote' : 'parcels')}>
              <QuotePanels quote={order.quote} />
            </Section>
            <Section title={section('shipments')}>
              <Shipments order={order} />
            </Section>
          </>
        }
      />
    </Page>
  );
}

function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  const column = { display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' } }}>
      <Box sx={column}>{main}</Box>
      <Box sx={column}>{side}</Box>
    </Box>
  );
}
