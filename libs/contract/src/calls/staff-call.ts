import { Type } from '@sinclair/typebox';
import { strictObject } from '../values';

/** What all calls under `/api/admin` share: no `data` envelope, never cached. */
export const staffCall = { bare: true, personal: true } as const;

/** Query of a list in the dialect of `ra-data-simple-rest`: JSON in `sort`, `range` and `filter`. */
export const ListQuery = strictObject({
  sort: Type.Optional(Type.String({ maxLength: 200 })),
  range: Type.Optional(Type.String({ maxLength: 100 })),
  filter: Type.Optional(Type.String({ maxLength: 2000 })),
});

/** The path parameter `id`. */
export const idParams = (maxLength: number) => strictObject({ id: Type.String({ maxLength }) });
