import type { CatalogueImportView, Input } from '@shop/contract';
import { uploadFile } from '../api/client';

export const SPREADSHEET_IMPORT_PATH = '/catalogue-spreadsheets';

/** Longer than the API takes to read a file of the maximum size. */
const TIMEOUT_MS = 120_000;

/** A spreadsheet and what its import would change. */
export interface ReviewedFile {
  file: File;
  review: CatalogueImportView;
}

/** Checks a spreadsheet without changing anything. */
export function reviewImport(file: File): Promise<CatalogueImportView> {
  return sendImport(file, {});
}

/** Applies a reviewed spreadsheet: creates a tariff draft and updates product texts. */
export function applyImport(
  { file, review: { agreement } }: ReviewedFile,
  title: string,
  idempotencyKey: string,
): Promise<CatalogueImportView> {
  return sendImport(file, { apply: true, agreement, title }, idempotencyKey);
}

function sendImport(
  file: File,
  fields: Input<'admin/catalogue-import'>,
  idempotencyKey?: string,
): Promise<CatalogueImportView> {
  return uploadFile('admin/catalogue-import', fields, file, { idempotencyKey, timeoutMs: TIMEOUT_MS });
}
