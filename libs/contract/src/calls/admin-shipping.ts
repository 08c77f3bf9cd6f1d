import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { SHIPPING_METHOD_CODES } from '../registries';
import { nullable, Revision, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

const Id = idParams(64);

/** Current values: `kind`, `subject` and `value` of a row identify it in a draft and are the `base` of a change. */
export const AdminShippingService = strictObject({
  /** `method:zone`. */
  id: Type.String(),
  method: Type.Integer(),
  zone: Type.String(),
  /** The number of countries in the zone. */
  countries: Type.Integer(),
  value: Type.Unknown(),
});

export const AdminShippingZone = strictObject({
  /** The country, ISO 3166-1 alpha-2. */
  id: Type.String(),
  /** Null for an excluded country without a zone. */
  zone: nullable(Type.String()),
  /** Whether the delivery days of major areas apply. */
  major: nullable(Type.Boolean()),
  excluded: Type.Boolean(),
});

const BusinessDays = Type.Integer({ minimum: 0, maximum: 365 });
/** Business days from shipping to delivery. */
const DeliveryDays = strictObject({ first: BusinessDays, last: BusinessDays });

const deliveryDays = {
  /** To the countries that are marked as major. */
  majorDays: DeliveryDays,
  otherDays: DeliveryDays,
};

export const AdminShippingMethod = strictObject({
  /** The code of the method as text. */
  id: Type.String(),
  ...deliveryDays,
  /** Of the zones for which it has charges. */
  zones: Type.Array(Type.String()),
  /** Sent back with every change; rejected with `changed_meanwhile` if outdated. */
  revision: Type.Integer(),
});

export const AdminFee = strictObject({
  /** `exchange_fee:USD`, `remittance:0`. */
  id: Type.String(),
  kind: Type.Union([Type.Literal('exchange_fee'), Type.Literal('remittance')]),
  subject: Type.String(),
  value: Type.Unknown(),
});

const reading = { method: 'GET', bare: true, personal: true, input: ListQuery } as const;
const one = { method: 'GET', bare: true, personal: true, params: Id, input: strictObject({}) } as const;

export const adminShipping = {
  'admin/shipping-services': call({
    ...reading,
    path: 'admin/shipping-services',
    summary: 'Lists the charges of each method and zone (`filter`: method, zone)',
    filters: ['method', 'zone', 'id'],
    output: Type.Array(AdminShippingService),
    errors: [],
  }),
  'admin/shipping-service': call({
    ...one,
    path: 'admin/shipping-services/:id',
    summary: 'Returns the charges of a method in a zone',
    output: AdminShippingService,
    errors: ['resource_not_found'],
  }),
  'admin/shipping-zones': call({
    ...reading,
    path: 'admin/shipping-zones',
    summary: 'Lists the zone of each country and the excluded countries (`filter`: zone, excluded)',
    filters: ['zone', 'excluded', 'id'],
    output: Type.Array(AdminShippingZone),
    errors: [],
  }),
  'admin/shipping-zone': call({
    ...one,
    path: 'admin/shipping-zones/:id',
    summary: 'Returns a country',
    output: AdminShippingZone,
    errors: ['resource_not_found'],
  }),
  'admin/shipping-methods': call({
    ...reading,
    path: 'admin/shipping-methods',
    summary: 'Lists shipping methods with their delivery days and zones, in the order they are offered',
    filters: ['id'],
    output: Type.Array(AdminShippingMethod),
    errors: [],
  }),
  'admin/shipping-method': call({
    ...one,
    path: 'admin/shipping-methods/:id',
    summary: 'Returns a shipping method',
    output: AdminShippingMethod,
    errors: ['resource_not_found'],
  }),
  'admin/shipping-method-create': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/shipping-methods',
    summary: 'Adds a shipping method; it ships to the zones whose charges are then published by a draft',
    idempotent: true,
    input: strictObject({
      id: Type.Union(SHIPPING_METHOD_CODES.map((code) => Type.Literal(String(code)))),
      ...deliveryDays,
    }),
    output: AdminShippingMethod,
    errors: [],
  }),
  'admin/shipping-method-edit': call({
    ...staffCall,
    method: 'PUT',
    path: 'admin/shipping-methods/:id',
    summary: 'Changes the delivery days of a shipping method, which new quotes show at once',
    idempotent: true,
    params: Id,
    input: strictObject({ ...deliveryDays, revision: Revision }),
    output: AdminShippingMethod,
    errors: ['resource_not_found', 'changed_meanwhile'],
  }),
  'admin/fees': call({
    ...reading,
    path: 'admin/fees',
    summary: 'Lists exchange fees by currency and remittance fees by payment method (`filter`: kind)',
    filters: ['kind', 'id'],
    output: Type.Array(AdminFee),
    errors: [],
  }),
  'admin/fee': call({
    ...one,
    path: 'admin/fees/:id',
    summary: 'Returns a fee',
    output: AdminFee,
    errors: ['resource_not_found'],
  }),
} as const;
