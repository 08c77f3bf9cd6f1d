import { adminRoutes, createApiClient, saveFile, shopRoutes, type CallOptions, type Result } from '@shop/api-client';
import type { Input, Output } from '@shop/contract';
import { isStaffSession } from '../auth/roles';
import { i18nProvider } from '../i18n/i18n-provider';
import { ApiHttpError } from './api-error';

const routes = { ...shopRoutes, ...adminRoutes } as const;

export type ApiCall = keyof typeof routes;

export const client = createApiClient({
  routes,
  language: () => i18nProvider.getLocale(),
  // Not the storefront's key, so that staff can be logged in there as a customer in another tab.
  session: { key: 'backoffice.session', isAllowed: isStaffSession },
});

/** @throws {ApiHttpError} if the API rejects the call */
export async function callApi<K extends ApiCall>(
  name: K,
  input: Input<K>,
  options: CallOptions = {},
): Promise<Output<K>> {
  return unwrap(await client.call(name, input, options));
}

interface UploadOptions extends CallOptions {
  /** Called with the share of the file that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** @throws {ApiHttpError} if the API rejects the call */
export async function uploadFile<K extends ApiCall>(
  name: K,
  fields: Input<K>,
  file: File,
  options: UploadOptions = {},
): Promise<Output<K>> {
  return unwrap(await client.upload(name, fields, file, options));
}

/**
 * Saves a file under the name that the API gives it.
 *
 * @throws {ApiHttpError} if the API rejects the call
 */
export async function downloadFile<K extends ApiCall>(
  name: K,
  query: Input<K>,
  options: CallOptions = {},
): Promise<void> {
  const file = unwrap(await client.download(name, query, options));
  saveFile(file, file.name);
}

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new ApiHttpError(result.error);
  return result.data;
}
