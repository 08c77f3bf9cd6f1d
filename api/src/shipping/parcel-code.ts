/** A parcel, as the code on its label names it. */
export interface ParcelCode {
  orderId: string;
  /** Of the shipments of its order, from 1. */
  shipment: number;
  /** Of the parcels of its shipment, from 1. */
  parcel: number;
  parcels: number;
}

const CODE = /^([0-9A-Z]{6}-[0-9A-Z]{6}-[0-9A-Z]{6})-(\d{1,4})\/(\d{1,4})\/(\d{1,4})$/;

/** The text of the codes on a parcel's label: order and shipment, number of the parcel, number of parcels. */
export const parcelCodeText = ({ orderId, shipment, parcel, parcels }: ParcelCode) =>
  `${orderId}-${shipment}/${parcel}/${parcels}`;

/** The parcel that a scanned or typed text names; null for another text. */
export function parseParcelCode(text: string): ParcelCode | null {
  const [, orderId, ...numbers] = CODE.exec(text.trim().toUpperCase()) ?? [];
  if (orderId === undefined) return null;
  const [shipment = 0, parcel = 0, parcels = 0] = numbers.map(Number);
  return { orderId, shipment, parcel, parcels };
}
