import type { CatalogueImportView } from '@shop/contract';
import { Refused } from '../api/refused';
import { API, parsed } from '../api/send';
import { upload } from '../api/upload';
import { heldSession } from '../session/session';
import { i18nProvider } from '../words/i18n-provider';

/** Where this is in the back office. */
export const SHEETS = '/catalogue-sheets';

const AT = `${API}/admin/catalogue`;
/** Longer than any file of this size takes to be read. */
const PATIENCE_MS = 120_000;

/** Keeps the catalogue and tariff as a file on the reader's computer. */
export async function exportSheets(): Promise<void> {
  const session = heldSession();
  const response = await fetch(`${AT}/export`, {
    headers: {
      'Accept-Language': i18nProvider.getLocale(),
      ...(session && { Authorization: `Bearer ${session.accessToken}` }),
    },
    cache: 'no-store',
  }).catch(() => {
    throw new Refused(0, null);
  });
  if (!response.ok) throw new Refused(response.status, parsed(await response.text()));
  const [, name = 'catalogue.xlsx'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** What a file would do; nothing is done. */
export function reviewSheets(file: File): Promise<CatalogueImportView> {
  return sent(file, {}, {});
}

/** Does what was looked at, once however often it is sent under the same key. */
export function applySheets(file: File, agreement: string, title: string, key: string): Promise<CatalogueImportView> {
  return sent(file, { apply: 'true', agreement, title }, { 'Idempotency-Key': key });
}

async function sent(
  file: File,
  fields: Record<string, string>,
  headers: Record<string, string>,
): Promise<CatalogueImportView> {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  form.append('file', file);
  const sending = { headers, signal: AbortSignal.timeout(PATIENCE_MS), onProgress: () => undefined };
  return (await upload(`${AT}/import`, form, sending)) as CatalogueImportView;
}
