import type { AdminOrderView, Input, Output, ProductView } from '@shop/contract';
import simpleRestProvider from 'ra-data-simple-rest';
import type { CreateParams, DataProvider, GetManyParams, RaRecord } from 'react-admin';
import { Refused } from './refused';
import { request } from './request';
import { API } from './send';
import { upload } from './upload';

const BACK_OFFICE = `${API}/admin`;

export type EventPost = Input<'admin/order-events'>;

/** One thing that a person means to do: tried again, it bears the same key and is done once. */
export interface Intention {
  /** The `Idempotency-Key`. */
  key: string;
  file?: File | undefined;
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

/** A product as the catalogue names it in the reader's language; without a product where it is offered no more. */
export interface CatalogueEntry extends RaRecord<string> {
  product: ProductView | null;
}

export interface BackOfficeProvider extends DataProvider {
  postEvent(orderId: string, post: EventPost, intention: Intention): Promise<AdminOrderView>;
  /** Changes what is given of a row, and nothing else. */
  change<R extends Resource>(resource: R, id: string, change: Change[R]): Promise<void>;
  withdrawInvitation(id: string): Promise<void>;
  decide(applicationId: string, decision: Input<'admin/reseller-decision'>, key: string): Promise<void>;
}

interface Change {
  staff: Input<'admin/staff-change'>;
  accounts: Input<'admin/account-role'>;
  products: Input<'admin/product-edit'>;
  'tariff-drafts': Input<'admin/tariff-draft-rename'>;
}
type Resource = keyof Change;

const rest = simpleRestProvider(BACK_OFFICE, request);

export const dataProvider = {
  ...rest,
  getMany: (resource: string, params: GetManyParams) =>
    resource === 'catalogue' ? catalogue(params) : rest.getMany(resource, params),
  create: async (resource: string, { data, meta }: CreateParams) => {
    const headers = { 'Idempotency-Key': String(meta?.intention ?? crypto.randomUUID()) };
    const { json } = await request(`${BACK_OFFICE}/${resource}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(data),
    });
    return { data: json };
  },
  async postEvent(orderId: string, post: EventPost, { key, file, signal, onProgress }: Intention) {
    const url = `${BACK_OFFICE}/orders/${encodeURIComponent(orderId)}/events`;
    const headers = { 'Idempotency-Key': key };
    if (file) return (await upload(url, proofForm(post, file), { headers, signal, onProgress })) as AdminOrderView;
    const { json } = await request(url, { method: 'POST', headers, body: JSON.stringify(post), signal });
    return json as AdminOrderView;
  },
  async change(resource: Resource, id: string, change: Change[Resource]) {
    await request(`${BACK_OFFICE}/${resource}/${encodeURIComponent(id)}`, {
      method: 'PUT',
      body: JSON.stringify(change),
    });
  },
  async withdrawInvitation(id: string) {
    await request(`${BACK_OFFICE}/staff/${encodeURIComponent(id)}`, { method: 'DELETE' });
  },
  async decide(applicationId: string, decision: Input<'admin/reseller-decision'>, key: string) {
    await request(`${BACK_OFFICE}/reseller-applications/${encodeURIComponent(applicationId)}/decision`, {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: JSON.stringify(decision),
    });
  },
} as BackOfficeProvider;

/** The server judges the text before it reads the file, so the text goes first. */
function proofForm({ event, sid = '' }: EventPost, file: File): FormData {
  const form = new FormData();
  form.append('event', event);
  form.append('sid', sid);
  form.append('file', file);
  return form;
}

async function catalogue({ ids }: GetManyParams): Promise<{ data: CatalogueEntry[] }> {
  return { data: await Promise.all(ids.map((sku) => entryOf(String(sku)))) };
}

async function entryOf(sku: string): Promise<CatalogueEntry> {
  try {
    const { json } = await request(`${API}/Catalog/Product?${new URLSearchParams({ sku }).toString()}`);
    return { id: sku, product: (json as { data: Output<'Catalog/Product'> }).data };
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return { id: sku, product: null };
    throw error;
  }
}
