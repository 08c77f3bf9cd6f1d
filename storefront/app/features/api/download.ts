import type { CallName, Input } from '@shop/contract';
import { forgetSession, heldSession } from '../session/session';
import { bearerHeader } from './calls';
import { callPath } from './call-path';
import { readAnswer, unreachable, type Answer } from './refusal';

/** What a call answers with as a file under the name it comes with, for whoever is logged in. */
export async function fetchFile<N extends CallName>(name: N, query: Input<N>): Promise<Answer<File>> {
  const token = heldSession()?.accessToken;
  try {
    const response = await fetch(callPath(name, query as object), {
      cache: 'no-store',
      headers: { 'accept-language': document.documentElement.lang, ...bearerHeader() },
    });
    if (response.ok) return { ok: true, data: new File([await response.blob()], nameIn(response.headers)) };
    if (response.status === 401 && heldSession()?.accessToken === token) forgetSession();
    return readAnswer(response.status, await response.json().catch(() => null));
  } catch {
    return { ok: false, refusal: unreachable };
  }
}

function nameIn(headers: Headers): string {
  return /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download';
}

/** Hands a file to the reader's browser to keep. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
