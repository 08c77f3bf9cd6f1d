import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed } from '../values';
import { ListQuery } from './admin';

const Id = closed({ id: Type.String({ maxLength: 64 }) });

/** What holds now: each row's `kind`, `subject` and `value` are what a draft takes for the base of a change. */
export const AdminShippingService = closed({
  /** `method:zone`. */
  id: Type.String(),
  method: Type.Integer(),
  zone: Type.String(),
  /** How many countries are in the zone. */
  countries: Type.Integer(),
  value: Type.Unknown(),
});

export const AdminShippingZone = closed({
  /** The country, ISO 3166-1 alpha-2. */
  id: Type.String(),
  /** Null for a country that is only excluded. */
  zone: Type.Union([Type.String(), Type.Null()]),
  /** Whether deliveries there keep to the major areas' days. */
  major: Type.Union([Type.Boolean(), Type.Null()]),
  excluded: Type.Boolean(),
});

export const AdminFee = closed({
  /** `exchange_fee:USD`, `remittance:0`. */
  id: Type.String(),
  kind: Type.Union([Type.Literal('exchange_fee'), Type.Literal('remittance')]),
  subject: Type.String(),
  value: Type.Unknown(),
});

const reading = { method: 'GET', bare: true, personal: true, input: ListQuery } as const;
const one = { method: 'GET', bare: true, personal: true, params: Id, input: closed({}) } as const;

export const adminShipping = {
  'admin/shipping-services': call({
    ...reading,
    path: 'admin/shipping-services',
    summary: 'What each method charges in each zone (`filter`: method, zone)',
    output: Type.Array(AdminShippingService),
    refusals: [],
  }),
  'admin/shipping-service': call({
    ...one,
    path: 'admin/shipping-services/:id',
    summary: 'One method in one zone',
    output: AdminShippingService,
    refusals: ['resource_not_found'],
  }),
  'admin/shipping-zones': call({
    ...reading,
    path: 'admin/shipping-zones',
    summary: 'The zone of each country, and the excluded ones (`filter`: zone, excluded)',
    output: Type.Array(AdminShippingZone),
    refusals: [],
  }),
  'admin/shipping-zone': call({
    ...one,
    path: 'admin/shipping-zones/:id',
    summary: 'One country',
    output: AdminShippingZone,
    refusals: ['resource_not_found'],
  }),
  'admin/fees': call({
    ...reading,
    path: 'admin/fees',
    summary: 'Exchange fees by currency, remittance fees by payment method (`filter`: kind)',
    output: Type.Array(AdminFee),
    refusals: [],
  }),
  'admin/fee': call({
    ...one,
    path: 'admin/fees/:id',
    summary: 'One fee',
    output: AdminFee,
    refusals: ['resource_not_found'],
  }),
} as const;
