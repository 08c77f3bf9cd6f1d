import type { ItemView, ShipToView } from '@shop/contract';
import type { OrderState } from '@shop/order-flow';

export interface DemoRefund {
  amount: number;
  reason: string;
  daysAgo: number;
}

/** A dispute that the payer of an order opens at PayPal. */
export interface DemoDispute {
  /** PayPal's id. */
  id: string;
  /** PayPal's code. */
  reason: string;
  daysAgo: number;
  daysToRespond: number;
}

export interface DemoOrderScenario {
  /** Fixed, so that documentation and tests can name it. */
  orderId: string;
  buyer: 'customer' | 'reseller';
  /** The state the order is brought to. */
  state: OrderState;
  /** Days since it was placed. */
  daysAgo: number;
  currency: string;
  shippingMethod: number;
  shipTo: ShipToView;
  items: readonly ItemView[];
  /** The artwork has the faults that customer service looks for. */
  hasFaultyArtwork?: boolean;
  /** Of a cancellation. */
  reason?: string;
  /** A refund after completion; the amount is in minor units of the order’s currency. */
  refund?: DemoRefund;
  /** A payment through PayPal, by its number there: of the order, or after it has expired. */
  paypalPayment?: { number: string; daysAgo?: number };
  dispute?: DemoDispute;
  /** What the customer claims about the first item, two hours ago. */
  claim?: string;
}

const portland: ShipToView = {
  firstName: 'Ada',
  lastName: 'Moreno',
  company: 'Moreno Events LLC',
  line1: '2100 NE Broadway',
  city: 'Portland',
  region: 'OR',
  postCode: '97232',
  phone: '+1 503 555 0142',
  country: 'US',
};

const osaka: ShipToView = {
  firstName: '健',
  lastName: '山本',
  company: '山本サイン株式会社',
  line1: '北区梅田1-2-3',
  city: '大阪市',
  region: '大阪府',
  postCode: '530-0001',
  phone: '+81 6 6345 1234',
  country: 'JP',
};

const banner = (width: string, length: string, quantity: number, label: string): ItemView => ({
  sku: 'vinyl-440',
  width,
  length,
  unit: 1,
  quantity,
  artwork: 'custom',
  finishes: ['hem-grommet'],
  label,
});
const mesh = (width: string, length: string): ItemView => ({
  sku: 'mesh-340',
  width,
  length,
  unit: 3,
  quantity: 2,
  artwork: 'custom',
  finishes: ['hem-grommet'],
});
const rollUp = (quantity: number): ItemView => ({
  sku: 'roll-up',
  variant: '85x200',
  quantity,
  artwork: 'custom',
  finishes: [],
});
const sticker: ItemView = {
  sku: 'sticker-vinyl',
  width: '60',
  length: '90',
  unit: 2,
  quantity: 12,
  artwork: 'custom',
  finishes: [],
};
const spareVinyl: ItemView = {
  sku: 'vinyl-440',
  width: '1.5',
  length: '4',
  unit: 3,
  quantity: 3,
  artwork: 'blank',
  finishes: [],
  label: 'spare',
};

const american = { buyer: 'customer', currency: 'USD', shippingMethod: 0, shipTo: portland } as const;
const japanese = { buyer: 'reseller', currency: 'CNY', shippingMethod: 2, shipTo: osaka } as const;

/** Orders in every state. The customer pays through PayPal or by transfer, the reseller from the prepaid account. */
export const demoOrderScenarios: readonly DemoOrderScenario[] = [
  { ...american, orderId: 'DEM000-000000-000001', state: 'preorder', daysAgo: 0, items: [banner('2', '4', 1, 'door')] },
  {
    ...american,
    orderId: 'DEM000-000000-000002',
    state: 'awaiting_payment',
    daysAgo: 1,
    items: [banner('3', '6', 2, 'market stall'), sticker],
  },
  {
    ...american,
    orderId: 'DEM000-000000-000003',
    state: 'awaiting_files',
    daysAgo: 2,
    items: [banner('4', '10', 1, 'stage front'), rollUp(2)],
  },
  {
    ...japanese,
    orderId: 'DEM000-000000-000004',
    state: 'in_review',
    daysAgo: 3,
    items: [mesh('3', '5')],
    hasFaultyArtwork: true,
  },
  {
    ...american,
    orderId: 'DEM000-000000-000005',
    state: 'awaiting_proof_approval',
    daysAgo: 4,
    items: [banner('3', '8', 1, 'fence'), sticker],
  },
  {
    ...japanese,
    orderId: 'DEM000-000000-000006',
    state: 'ready_for_production',
    daysAgo: 5,
    items: [rollUp(4), spareVinyl],
  },
  {
    ...japanese,
    orderId: 'DEM000-000000-000007',
    state: 'in_production',
    daysAgo: 6,
    items: [mesh('2', '3'), rollUp(1)],
  },
  {
    ...american,
    orderId: 'DEM000-000000-000008',
    state: 'shipped',
    daysAgo: 9,
    items: [banner('3', '6', 5, 'spring sale')],
  },
  {
    ...japanese,
    orderId: 'DEM000-000000-000009',
    state: 'completed',
    daysAgo: 30,
    items: [spareVinyl],
    refund: { amount: 6_000, reason: 'One of the three pieces was cut 5 cm too short.', daysAgo: 21 },
  },
  {
    ...american,
    orderId: 'DEM000-000000-00000A',
    state: 'completed',
    daysAgo: 7,
    items: [banner('4', '8', 1, 'opening day'), rollUp(1)],
    paypalPayment: { number: '10048' },
    dispute: { id: 'PP-D-10048', reason: 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED', daysAgo: 2, daysToRespond: 8 },
    claim: 'The banner has a crease across the lower third that does not come out.',
  },
  {
    ...american,
    orderId: 'DEM000-000000-00000B',
    state: 'cancelled',
    daysAgo: 12,
    items: [sticker],
    reason: 'The event was called off.',
  },
  {
    ...american,
    orderId: 'DEM000-000000-00000C',
    state: 'expired',
    daysAgo: 15,
    items: [banner('2', '3', 1, 'late')],
    paypalPayment: { number: '20031', daysAgo: 1 },
  },
];
