import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Country, Empty, nullable, singleLineOrEmpty, strictObject, Uuid } from '../values';
import { fileForAllStaff, ListQuery, staffCall } from './staff-call';

const HsCode = Type.String({ pattern: '^[0-9]{6,10}$' });

/** What customs authorities are told about a product. */
export const AdminProductCustoms = strictObject({
  /** Equal to `sku`. */
  id: Type.String(),
  sku: Type.String(),
  name: Type.String(),
  /** The code of the Harmonized System; null while staff have not entered it. */
  hsCode: nullable(HsCode),
  /** The country in which it is made. */
  origin: Country,
  /** Beside the English name on the papers of a shipment. */
  chineseName: Type.String(),
  /** Sent back with every change; 0 while nothing is entered. */
  revision: Type.Integer(),
});

const ShipmentParams = strictObject({ orderId: Type.String({ maxLength: 40 }), shipmentId: Uuid });

export const adminShipments = {
  'admin/product-customs': call({
    method: 'GET',
    path: 'admin/product-customs',
    summary: 'Lists the products with their HS codes (`filter`: q, missing)',
    ...staffCall,
    input: ListQuery,
    filters: ['q', 'missing', 'id'],
    output: Type.Array(AdminProductCustoms),
    errors: [],
  }),
  'admin/product-customs-edit': call({
    method: 'PUT',
    path: 'admin/product-customs/:sku',
    summary: 'Sets the HS code, origin and Chinese name of a product',
    ...staffCall,
    idempotent: true,
    params: strictObject({ sku: Type.String({ maxLength: 64 }) }),
    input: strictObject({
      revision: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
      hsCode: HsCode,
      origin: Country,
      chineseName: singleLineOrEmpty(80),
    }),
    output: AdminProductCustoms,
    errors: ['resource_not_found', 'changed_meanwhile'],
  }),
  'admin/packing-list': call({
    method: 'GET',
    path: 'admin/orders/:orderId/shipments/:shipmentId/packing-list',
    summary: 'Returns the packing list of a shipment as PDF, in English and Chinese, without prices',
    ...staffCall,
    params: ShipmentParams,
    input: Empty,
    output: fileForAllStaff('application/pdf'),
    errors: ['resource_not_found'],
  }),
  'admin/parcel-labels': call({
    method: 'GET',
    path: 'admin/orders/:orderId/shipments/:shipmentId/parcel-labels',
    summary:
      'Returns a label for each parcel of a shipment as PDF, with the code that is scanned when it is handed over',
    ...staffCall,
    params: ShipmentParams,
    input: Empty,
    output: fileForAllStaff('application/pdf'),
    errors: ['resource_not_found'],
  }),
  'admin/commercial-invoice': call({
    method: 'GET',
    path: 'admin/orders/:orderId/shipments/:shipmentId/commercial-invoice',
    summary: 'Returns the commercial invoice of a shipment for customs as PDF, in English and Chinese',
    ...staffCall,
    params: ShipmentParams,
    input: Empty,
    output: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary', contentMediaType: 'application/pdf' }),
    errors: ['resource_not_found'],
  }),
} as const;
