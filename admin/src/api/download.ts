import { heldSession } from '../session/session';
import { i18nProvider } from '../words/i18n-provider';
import { Refused } from './refused';
import { API, parsed } from './send';

/** Keeps a file of the back office on the reader's computer, under the name the answer gives it. */
export async function download(path: string): Promise<void> {
  const session = heldSession();
  const response = await fetch(`${API}/admin/${path}`, {
    headers: {
      'Accept-Language': i18nProvider.getLocale(),
      ...(session && { Authorization: `Bearer ${session.accessToken}` }),
    },
    cache: 'no-store',
  }).catch(() => {
    throw new Refused(0, null);
  });
  if (!response.ok) throw new Refused(response.status, parsed(await response.text()));
  const [, name = 'export'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
