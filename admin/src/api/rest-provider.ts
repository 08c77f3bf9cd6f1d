import simpleRestProvider from 'ra-data-simple-rest';
import { ApiHttpError } from './api-error';
import { client } from './client';

const ADMIN_PATH = '/api/admin';

/** Reads in the `ra-data-simple-rest` dialect. */
export const restProvider = simpleRestProvider(ADMIN_PATH, async (url, { signal } = {}) => {
  const response = await client.request('GET', url, signal ? { signal } : {});
  if (!response.ok) throw new ApiHttpError(response.error);
  const { status, headers, body } = response;
  return { status, headers, body: '', json: body };
});
