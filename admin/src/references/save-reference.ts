import type { CallOptions } from '@shop/api-client';
import type { Input } from '@shop/contract';
import { callApi } from '../api/client';
import type { Reference, ReferenceEdit, ReferenceResource } from './reference-resource';

/** Sends the revision, so that it fails if someone else has changed the reference in the meantime. */
export function saveReference(
  resource: ReferenceResource,
  { id, revision }: Reference,
  edit: ReferenceEdit,
  idempotencyKey: string,
): Promise<unknown> {
  const options: CallOptions = { params: { id }, idempotencyKey };
  const body = { revision, ...edit };
  switch (resource) {
    case 'categories':
      return callApi('admin/category-edit', body as Input<'admin/category-edit'>, options);
    case 'printer-types':
      return callApi('admin/printer-type-edit', body as Input<'admin/printer-type-edit'>, options);
    case 'finishes':
      return callApi('admin/finish-edit', body as Input<'admin/finish-edit'>, options);
  }
}
