import { heldSession } from '../session/session';
import { i18nProvider } from '../words/i18n-provider';
import { Refused } from './refused';
import { parsed } from './send';

interface Upload {
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Hears the part that has gone out, 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends a form with a file. `fetch` tells nothing of what has gone out, so the older way is taken. */
export function upload(url: string, form: FormData, { headers, signal, onProgress }: Upload): Promise<unknown> {
  const request = new XMLHttpRequest();
  request.open('POST', url);
  const session = heldSession();
  const said = {
    ...headers,
    'Accept-Language': i18nProvider.getLocale(),
    ...(session && { Authorization: `Bearer ${session.accessToken}` }),
  };
  for (const [name, value] of Object.entries(said)) request.setRequestHeader(name, value);
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const json = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(json);
      else reject(new Refused(request.status, json));
    });
    request.addEventListener('error', () => reject(new Refused(0, null)));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
