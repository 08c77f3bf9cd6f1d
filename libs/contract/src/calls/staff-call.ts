import { Type } from '@sinclair/typebox';
import { Instant, nullable, strictObject } from '../values';

/** A file without prices, email addresses and phone numbers, which all staff may have. */
export const fileForAllStaff = (type: string) =>
  Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary', contentMediaType: type, isForAllStaff: true });

/** What all calls under `/api/admin` share: no `data` envelope, never cached. */
export const staffCall = { bare: true, personal: true } as const;

/**
 * Query of a list in the dialect of `ra-data-simple-rest`: JSON in `sort`, `range` and `filter`. With a `format`, the
 * list is a file of all rows that match the filter. `columns` chooses and names its columns: JSON such as
 * `[["id","Order"],["amount","Amount","Currency"]]`, in which the third text names the column of an amount's currency.
 * `labels` are texts in place of codes, such as `{"status":{"in_review":"In review"}}`, and with a `timeZone` times are
 * written as `2026-03-02 14:05` there instead of in UTC.
 */
export const ListQuery = strictObject({
  sort: Type.Optional(Type.String({ maxLength: 200 })),
  range: Type.Optional(Type.String({ maxLength: 100 })),
  filter: Type.Optional(Type.String({ maxLength: 2000 })),
  format: Type.Optional(Type.Union([Type.Literal('csv'), Type.Literal('xlsx')])),
  columns: Type.Optional(Type.String({ maxLength: 6000 })),
  labels: Type.Optional(Type.String({ maxLength: 4000 })),
  timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
});

/** The path parameter `id`. */
export const idParams = (maxLength: number) => strictObject({ id: Type.String({ maxLength }) });

/** A change of a record as the audit log has it. */
export const ContentChange = strictObject({
  id: Type.String(),
  at: Instant,
  /** The name of the staff member; null for the system. */
  by: nullable(Type.String()),
  action: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
});
