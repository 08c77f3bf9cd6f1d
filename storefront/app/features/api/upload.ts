import type { CallName, Input, Output } from '@shop/contract';
import { bearerHeader } from './calls';
import { callPath } from './call-path';
import { readAnswer, unreachable, type Answer } from './refusal';

interface UploadOptions {
  /** 0 … 1, of the file's bytes. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
  /** The Idempotency-Key of the intention. */
  key?: string;
}

/** Files of one name, however many. */
interface Files {
  field: string;
  files: readonly File[];
}

/** Sends a file, or several, as multipart with the call's text fields before them, so that the server can judge them first. */
export function upload<N extends CallName>(name: N, fields: Input<N>, sent: File | Files, options: UploadOptions = {}): Promise<Answer<Output<N>>> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields as object)) form.append(field, String(value));
  const { field, files } = sent instanceof File ? { field: 'file', files: [sent] } : sent;
  for (const file of files) form.append(field, file);

  return new Promise((resolve) => {
    const sending = new XMLHttpRequest();
    const fail = () => resolve({ ok: false, refusal: unreachable });
    sending.open('POST', callPath(name));
    sending.responseType = 'json';
    sending.setRequestHeader('accept-language', document.documentElement.lang);
    for (const [header, value] of Object.entries({ ...bearerHeader(), ...(options.key && { 'idempotency-key': options.key }) })) sending.setRequestHeader(header, value);
    sending.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total === 0 ? 0 : loaded / total);
    sending.onload = () => resolve(readAnswer(sending.status, sending.response));
    sending.onerror = fail;
    sending.onabort = fail;
    options.signal?.addEventListener('abort', () => sending.abort());
    sending.send(form);
  });
}
