import type { CallName, Input, Output } from '@shop/contract';
import { bearerHeader } from './calls';
import { callPath } from './call-path';
import { readAnswer, unreachable, type Answer } from './refusal';

interface UploadOptions {
  /** 0 … 1, of the file's bytes. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/** Sends one file as multipart with the call's text fields before it, so that the server can judge them first. */
export function upload<N extends CallName>(name: N, fields: Input<N>, file: File, options: UploadOptions = {}): Promise<Answer<Output<N>>> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields as object)) form.append(field, String(value));
  form.append('file', file);

  return new Promise((resolve) => {
    const sending = new XMLHttpRequest();
    const fail = () => resolve({ ok: false, refusal: unreachable });
    sending.open('POST', callPath(name));
    sending.responseType = 'json';
    sending.setRequestHeader('accept-language', document.documentElement.lang);
    for (const [header, value] of Object.entries(bearerHeader())) sending.setRequestHeader(header, value);
    sending.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total === 0 ? 0 : loaded / total);
    sending.onload = () => resolve(readAnswer(sending.status, sending.response));
    sending.onerror = fail;
    sending.onabort = fail;
    options.signal?.addEventListener('abort', () => sending.abort());
    sending.send(form);
  });
}
