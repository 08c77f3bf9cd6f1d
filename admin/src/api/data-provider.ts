import { createIdempotencyKey } from '@shop/api-client';
import type { ProductView } from '@shop/contract';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import { ApiHttpError } from './api-error';
import { callApi, client } from './client';

const ADMIN_PATH = '/api/admin';

/** The API returns at most this many rows per request. */
const MAX_ROWS_PER_REQUEST = 200;

/** A product under its name in the interface language; null if it is no longer for sale. */
export interface CatalogueEntry extends RaRecord<string> {
  product: ProductView | null;
}

/** Its script is loaded with the first data, after logging in. */
const loadRest = async () => (await import('./rest-provider')).restProvider;

/**
 * Reads in the `ra-data-simple-rest` dialect, creates idempotently, and has the public catalogue as resource
 * `catalogue`. Other changes have calls of their own: see `callApi`.
 */
export const dataProvider = {
  getList: async (resource, params) =>
    (params.pagination?.perPage ?? 0) > MAX_ROWS_PER_REQUEST
      ? getListInPages(resource, params)
      : (await loadRest()).getList(resource, params),
  getOne: async (resource, params) => (await loadRest()).getOne(resource, params),
  getMany: async (resource, params) =>
    resource === 'catalogue'
      ? { data: await Promise.all(params.ids.map((sku) => loadCatalogueEntry(String(sku)))) }
      : (await loadRest()).getMany(resource, params),
  getManyReference: async (resource, params) => (await loadRest()).getManyReference(resource, params),
  create: async (resource, { data, meta }) => {
    const idempotencyKey = String(meta?.idempotencyKey ?? createIdempotencyKey());
    const response = await client.request('POST', `${ADMIN_PATH}/${resource}`, { body: data, idempotencyKey });
    if (!response.ok) throw new ApiHttpError(response.error);
    return { data: response.body };
  },
} as DataProvider;

/** Reads the first `perPage` rows with as many requests as that takes. */
async function getListInPages(resource: string, params: GetListParams): Promise<GetListResult> {
  const { perPage = MAX_ROWS_PER_REQUEST } = params.pagination ?? {};
  const data: RaRecord[] = [];
  const rest = await loadRest();
  for (let page = 1; ; page += 1) {
    const result = await rest.getList(resource, { ...params, pagination: { page, perPage: MAX_ROWS_PER_REQUEST } });
    data.push(...result.data);
    if (data.length >= Math.min(result.total ?? 0, perPage) || result.data.length === 0) {
      return { ...result, data: data.slice(0, perPage) };
    }
  }
}

async function loadCatalogueEntry(sku: string): Promise<CatalogueEntry> {
  try {
    return { id: sku, product: await callApi('Catalog/Product', { sku }) };
  } catch (error) {
    if (error instanceof ApiHttpError && error.status === 404) return { id: sku, product: null };
    throw error;
  }
}
