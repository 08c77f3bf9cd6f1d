import type { ShipToView } from '@shop/contract';
import type { Parcel } from '@shop/order-flow';

export interface Party {
  name: string;
  address: readonly string[];
}

/** What the papers of a shipment show, independent of the database. */
export interface ShipmentPaper {
  /** The reseller of a blind shipment; otherwise the shop. */
  sender: Party;
  /** The shop, if it is not the sender. */
  exporter: Party | null;
  recipient: ShipToView;
  orderId: string;
  /** Of the shipments of its order, from 1. */
  number: number;
  carrier: string;
  trackingNumber: string;
  shippedAt: Date;
  currency: string;
  lines: readonly PaperLine[];
  /** What the customer paid for shipping these pieces, in minor units of the currency. */
  freight: number;
  /** Empty where nobody weighed them. */
  parcels: readonly Parcel[];
}

/** An item of the shipment, with the pieces that it contains. */
export interface PaperLine {
  sid: string;
  /** In the order, from 1. */
  position: number;
  name: string;
  /** Empty for none. */
  chineseName: string;
  /** Null while staff have not entered it. */
  hsCode: string | null;
  origin: string;
  quantity: number;
  /** What the customer paid for these pieces, without shipping, in minor units of the currency. */
  value: number;
}

/** The sender pays for transport, the recipient pays duty and tax. */
export const INCOTERM = 'DAP';

/** What the customer paid for some of an item's pieces: its line less its share of the discount. */
export function customsValue(
  { lineAmount, ordered }: { lineAmount: number; ordered: number },
  quantity: number,
  { product, discount }: { product: number; discount: number },
): number {
  const paidShare = product > 0 ? (product - discount) / product : 1;
  return Math.round((lineAmount * paidShare * quantity) / ordered);
}

/** The share of an order's shipping that some of its pieces have, by what the pieces cost before a discount. */
export function freightOf(
  pieces: readonly { lineAmount: number; ordered: number; quantity: number }[],
  { product, shipping }: { product: number; shipping: number },
): number {
  if (product === 0) return shipping;
  const cost = pieces.reduce((sum, { lineAmount, ordered, quantity }) => sum + (lineAmount * quantity) / ordered, 0);
  return Math.round((shipping * cost) / product);
}
