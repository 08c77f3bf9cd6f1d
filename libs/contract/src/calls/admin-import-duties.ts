import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Country, CurrencyCode, DateOnly, Empty, Revision, singleLine, strictObject, Uuid } from '../values';
import { ListQuery, staffCall } from './staff-call';

/** Tax is at most the value itself; duty may be more. */
const TaxPercent = Type.String({ pattern: '^(100([.]0{1,2})?|[0-9]{1,2}([.][0-9]{1,2})?)$' });
const Percent = Type.String({ pattern: '^[0-9]{1,3}([.][0-9]{1,2})?$' });

const fields = {
  country: Country,
  /** The first digits of an HS code. */
  hsPrefix: Type.String({ pattern: '^[0-9]{2,10}$' }),
  dutyPercent: Percent,
  /** Of the value with the duty. */
  taxPercent: TaxPercent,
  /** Goods up to this value are free of duty. */
  threshold: Type.String({ pattern: '^[0-9]{1,9}([.][0-9]{1,2})?$' }),
  thresholdCurrency: CurrencyCode,
  /** Whether tax is charged for goods below the threshold too. */
  taxedBelowThreshold: Type.Boolean(),
  validFrom: DateOnly,
  /** Where staff have it from. */
  source: singleLine(300),
};

/** What customs of a country charge for goods whose HS code begins with certain digits. */
export const AdminImportDuty = strictObject({
  id: Type.String(),
  ...fields,
  /** Sent back with every change; rejected with `changed_meanwhile` if outdated. */
  revision: Type.Integer(),
});

export const adminImportDuties = {
  'admin/import-duties': call({
    method: 'GET',
    path: 'admin/import-duties',
    summary: 'Lists import duties by country and HS code (`filter`: q, country)',
    ...staffCall,
    input: ListQuery,
    filters: ['q', 'country', 'id'],
    output: Type.Array(AdminImportDuty),
    errors: [],
  }),
  'admin/import-duty-create': call({
    method: 'POST',
    path: 'admin/import-duties',
    summary: 'Adds an import duty; quotes estimate duty and tax on arrival with it from its first day on',
    ...staffCall,
    idempotent: true,
    input: strictObject(fields),
    output: AdminImportDuty,
    errors: [],
  }),
  'admin/import-duty-edit': call({
    method: 'PUT',
    path: 'admin/import-duties/:id',
    summary: 'Changes an import duty',
    ...staffCall,
    idempotent: true,
    params: strictObject({ id: Uuid }),
    input: strictObject({ revision: Revision, ...fields }),
    output: AdminImportDuty,
    errors: ['resource_not_found', 'changed_meanwhile'],
  }),
  'admin/import-duty-delete': call({
    method: 'DELETE',
    path: 'admin/import-duties/:id',
    summary: 'Deletes an import duty',
    ...staffCall,
    params: strictObject({ id: Uuid }),
    input: Empty,
    output: strictObject({ id: Type.String() }),
    errors: ['resource_not_found'],
  }),
} as const;
