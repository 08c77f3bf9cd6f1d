import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { NUMBER_FORMAT } from '../tracking-number';
import { nullable, Revision, singleLine, strictObject } from '../values';
import { ListQuery, staffCall } from './staff-call';

const Code = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });

const fields = {
  name: singleLine(80),
  /** The formats of its tracking numbers: `#` is a digit, `@` a letter, `*` either; without formats every number is accepted. */
  numberFormats: Type.Array(Type.String({ pattern: NUMBER_FORMAT }), { maxItems: 20 }),
  /** The page about a parcel, with `{number}` for its tracking number; null if the carrier has none. */
  trackingUrl: nullable(
    Type.String({ maxLength: 300, pattern: '^https://[^\\s{}"<>`\\\\]+(\\{number\\})[^\\s{}"<>`\\\\]*$' }),
  ),
  /** Whether it is offered for new shipments. */
  active: Type.Boolean(),
};

/** A carrier of parcels. */
export const AdminCarrier = strictObject({
  /** Equal to `code`. */
  id: Type.String(),
  code: Code,
  ...fields,
  /** Sent back with every change; rejected with `changed_meanwhile` if outdated. */
  revision: Type.Integer(),
});

export const adminCarriers = {
  'admin/carriers': call({
    method: 'GET',
    path: 'admin/carriers',
    summary: 'Lists carriers by name (`filter`: q, active)',
    ...staffCall,
    input: ListQuery,
    filters: ['q', 'active', 'id'],
    output: Type.Array(AdminCarrier),
    errors: [],
  }),
  'admin/carrier-create': call({
    method: 'POST',
    path: 'admin/carriers',
    summary: 'Adds a carrier',
    ...staffCall,
    idempotent: true,
    input: strictObject({ code: Code, ...fields }),
    output: AdminCarrier,
    errors: [],
  }),
  'admin/carrier-edit': call({
    method: 'PUT',
    path: 'admin/carriers/:code',
    summary: 'Changes a carrier; shipments keep the name that they have',
    ...staffCall,
    idempotent: true,
    params: strictObject({ code: Type.String({ maxLength: 40 }) }),
    input: strictObject({ revision: Revision, ...fields }),
    output: AdminCarrier,
    errors: ['resource_not_found', 'changed_meanwhile'],
  }),
} as const;
