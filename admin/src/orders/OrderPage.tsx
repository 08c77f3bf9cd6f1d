import Box from '@mui/material/Box';
import type { AdminOrderView } from '@shop/contract';
import type { ReactNode } from 'react';
import { ShowBase, useCanAccess, useShowContext, useTranslate } from 'react-admin';
import { OrderDocuments } from '../documents/OrderDocuments';
import { LoadFailure } from '../ui/LoadFailure';
import { Section } from '../ui/Section';
import { EventButtons } from './events/EventButtons';
import { Items } from './Items';
import { OrderClaims } from './OrderClaims';
import { OrderHead } from './OrderHead';
import { Payments } from './Payments';
import { QuotePanels } from './QuotePanels';
import { Shipments } from './Shipments';
import { ShipTo } from './ShipTo';
import { Timeline } from './Timeline';

/** One order: what it is, how it stands, and what the reader can do with it. */
export function OrderPage() {
  return (
    <ShowBase<AdminOrderView> queryOptions={WHOLE}>
      <LoadedOrder />
    </ShowBase>
  );
}

/** Asks for the order itself: without it, what a list knows of it would be taken for the whole. */
const WHOLE = { meta: { whole: true } };

function LoadedOrder() {
  const { record: order, error } = useShowContext<AdminOrderView>();
  if (error) return <LoadFailure error={error} />;
  return order ? <Order order={order} /> : null;
}

function Order({ order }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const section = (name: string) => translate(`orders.section.${name}`);
  const { canAccess: readsDocuments } = useCanAccess({ resource: 'order-documents', action: 'list' });
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2 }}>
      <OrderHead order={order} />
      <EventButtons order={order} />
      <Columns
        main={
          <>
            <Section title={section('items')}>
              <Items order={order} />
            </Section>
            <OrderClaims order={order} />
            <Section title={section('history')}>
              <Timeline order={order} />
            </Section>
          </>
        }
        side={
          <>
            <Section title={section('shipTo')}>
              <ShipTo address={order.shipTo} />
            </Section>
            {order.notes && (
              <Section title={section('notes')}>
                <Box sx={{ typography: 'body2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{order.notes}</Box>
              </Section>
            )}
            <Section title={section('money')}>
              <Payments order={order} />
            </Section>
            {readsDocuments && (
              <Section title={translate('documents.title')}>
                <OrderDocuments order={order} />
              </Section>
            )}
            <Section title={section('quote')}>
              <QuotePanels quote={order.quote} />
            </Section>
            <Section title={section('shipments')}>
              <Shipments order={order} />
            </Section>
          </>
        }
      />
    </Box>
  );
}

function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  const stack = { display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' } }}>
      <Box sx={stack}>{main}</Box>
      <Box sx={stack}>{side}</Box>
    </Box>
  );
}
