import type { ReceivedWebhook } from '../common/public';

const HOUR_MS = 3_600_000;
const DISPUTED_ORDER = 'DEM000-000000-00000A';
const EXPIRED_ORDER = 'DEM000-000000-00000C';

/** What PayPal and the tracking service reported about the payments and parcels of the demo. */
export function demoWebhooks(now: Date): Omit<ReceivedWebhook, 'id'>[] {
  const rows: [hours: number, row: Partial<ReceivedWebhook>][] = [
    [
      48,
      {
        eventId: 'WH-DEMO-0001',
        eventType: 'CUSTOMER.DISPUTE.CREATED',
        changes: ['dispute opened'],
        orderIds: [DISPUTED_ORDER],
      },
    ],
    [
      24,
      {
        eventId: 'WH-DEMO-0002',
        eventType: 'INVOICING.INVOICE.PAID',
        changes: ['unmatched: order_expired'],
        orderIds: [EXPIRED_ORDER],
      },
    ],
    [23, { eventId: 'WH-DEMO-0002', eventType: 'INVOICING.INVOICE.PAID', outcome: 'duplicate' }],
    [9, { eventId: 'WH-DEMO-0003', eventType: 'CATALOG.PRODUCT.CREATED', outcome: 'unchanged', reason: 'not_used' }],
    [6, { provider: 'tracking', eventType: 'TRACKING_UPDATED', outcome: 'unchanged', reason: 'no_shipment' }],
    [2, { eventType: null, outcome: 'refused', reason: 'forged', times: 3 }],
  ];
  return rows.map(([hours, row]) => {
    const at = new Date(now.getTime() - hours * HOUR_MS);
    return {
      ...{ provider: 'paypal', eventId: null, eventType: null, outcome: 'applied', reason: null, changes: [] },
      ...{ orderIds: [], times: 1, receivedAt: at, handledAt: at },
      ...row,
    };
  });
}
