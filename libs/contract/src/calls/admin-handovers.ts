import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Country, DateOnly, Empty, Instant, nullable, singleLine, strictObject, Uuid } from '../values';
import { fileForAllStaff, ListQuery, staffCall } from './staff-call';

/** A shipment that waits for its carrier, or was handed over. */
export const HandoverShipment = strictObject({
  id: Type.String(),
  orderId: Type.String(),
  /** Of the shipments of its order, from 1. */
  number: Type.Integer(),
  agent: Type.String(),
  trackingNumber: Type.String(),
  shippedAt: Instant,
  /** 0 where nobody weighed them. */
  parcels: Type.Integer(),
  /** Parcels that were scanned: all of them once the shipment is handed over. */
  scanned: Type.Integer(),
  /** The numbers of the parcels that were not scanned. */
  missing: Type.Array(Type.Integer()),
  /** Of all parcels. */
  grams: Type.Integer(),
  country: Country,
  /** The shipment waits for accounting. */
  onHold: Type.Boolean(),
  handedOverAt: nullable(Instant),
});

/** What a carrier took with it on a day. */
export const HandoverList = strictObject({
  /** Day and carrier. */
  id: Type.String(),
  agent: Type.String(),
  /** In China. */
  day: DateOnly,
  shipments: Type.Integer(),
  parcels: Type.Integer(),
  grams: Type.Integer(),
});

const Carrier = singleLine(80);

export const adminHandovers = {
  'admin/handover-shipments': call({
    method: 'GET',
    path: 'admin/handover-shipments',
    summary:
      'Lists the shipments that wait for their carriers, or with a day those handed over (`filter`: carrier, day)',
    ...staffCall,
    input: ListQuery,
    filters: ['carrier', 'day'],
    output: Type.Array(HandoverShipment),
    errors: [],
  }),
  'admin/handover-lists': call({
    method: 'GET',
    path: 'admin/handover-lists',
    summary: 'Lists what was handed over, by day and carrier (`filter`: day)',
    ...staffCall,
    input: ListQuery,
    filters: ['day'],
    output: Type.Array(HandoverList),
    errors: [],
  }),
  'admin/handover-list': call({
    method: 'GET',
    path: 'admin/handover-lists/:day',
    summary: 'Returns the hand-over list of a carrier and day as PDF, in English and Chinese',
    ...staffCall,
    params: strictObject({ day: DateOnly }),
    input: strictObject({ carrier: Carrier }),
    output: fileForAllStaff('application/pdf'),
    errors: ['resource_not_found'],
  }),
  'admin/handover': call({
    method: 'POST',
    path: 'admin/handovers',
    summary: 'Hands a parcel over to a carrier; with its last parcel, a shipment is on the list of today',
    ...staffCall,
    idempotent: true,
    input: strictObject({
      carrier: Carrier,
      /** As scanned: the code on the parcel’s own label, or the tracking number where only one parcel has it. */
      trackingNumber: singleLine(80),
    }),
    output: Type.Array(HandoverShipment),
    errors: ['shipment_unknown', 'shipment_handed_over', 'parcel_scanned', 'parcel_label_needed', 'order_on_hold'],
  }),
  'admin/handover-undo': call({
    method: 'DELETE',
    path: 'admin/handovers/:shipmentId',
    summary: 'Takes a shipment off the list of today, or forgets its scanned parcels',
    ...staffCall,
    idempotent: true,
    params: strictObject({ shipmentId: Uuid }),
    input: Empty,
    output: HandoverShipment,
    errors: ['resource_not_found', 'handover_day_over'],
  }),
} as const;
