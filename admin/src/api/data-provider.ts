import { createIdempotencyKey } from '@shop/api-client';
import type { ProductView } from '@shop/contract';
import simpleRestProvider from 'ra-data-simple-rest';
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

const rest = simpleRestProvider(ADMIN_PATH, async (url, { signal } = {}) => {
  const response = await client.request('GET', url, signal ? { signal } : {});
  if (!response.ok) throw new ApiHttpError(response.error);
  const { status, headers, body } = response;
  return { status, headers, body: '', json: body };
});

/**
 * Reads in the `ra-data-simple-rest` dialect, creates idempotently, and has the public catalogue as resource
 * `catalogue`. Other changes have calls of their own: see `callApi`.
 */
export const dataProvider = {
  getList: (resource, params) =>
    (params.pagination?.perPage ?? 0) > MAX_ROWS_PER_REQUEST
      ? getListInPages(resource, params)
      : rest.getList(resource, params),
  getOne: rest.getOne,
  getMany: async (resource, params) =>
    resource === 'catalogue'
      ? { data: await Promise.all(params.ids.map((sku) => loadCatalogueEntry(String(sku)))) }
      : rest.getMany(resource, params),
  getManyReference: rest.getManyReference,
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
