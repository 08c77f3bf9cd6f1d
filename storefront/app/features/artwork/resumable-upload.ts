import type { Output } from '@shop/contract';
import { noResponse, parseResponse, type ApiError, type Result } from '@shop/api-client';
import type { DetailedError, HttpRequest, Upload } from 'tus-js-client';
import { api } from '../api/client';
import { isWorthRetrying, RETRY_DELAYS, retryAfterMs, sendWithRetries } from './upload-retries';

interface ResumableUpload {
  orderId: string;
  sid: string;
  file: File;
  /** How much was sent: 0 to 1. */
  onProgress: (sent: number) => void;
  /** Called when a request failed that is sent again. The upload continues by itself, and tells its progress then. */
  onInterrupted?: () => void;
  signal: AbortSignal;
}

/**
 * Uploads a file in as many requests as the connection needs, and goes on with an earlier attempt for the same item, also
 * of another tab or before the browser was closed. Returns the id of the upload.
 */
async function uploadResumably(request: ResumableUpload): Promise<Result<string>> {
  const { signal } = request;
  // Loaded only where somebody uploads.
  const tus = await import('tus-js-client');
  if (signal.aborted) return noResponse('aborted');
  return new Promise((resolve) => {
    const upload: Upload = new tus.Upload(request.file, {
      ...optionsOf(request),
      onSuccess: () => resolve({ ok: true, data: upload.url?.split('/').at(-1) ?? '' }),
      onError: (error) =>
        resolve({ ok: false, error: signal.aborted ? noResponse('aborted').error : toApiError(error) }),
    });
    signal.addEventListener('abort', () => {
      // The server forgets a cancelled upload. If it cannot be reached, the upload expires.
      upload.abort(true).catch(() => undefined);
      resolve(noResponse('aborted'));
    });
    void startWithEarlier(upload);
  });
}

/** Uploads a file resumably, then makes it the item's artwork. */
export async function uploadArtwork(request: ResumableUpload): Promise<Result<Output<'Account/ArtworkUpload'>>> {
  const { orderId, sid, signal, onInterrupted } = request;
  const sent = await uploadResumably(request);
  if (!sent.ok) return sent;
  const input = { orderId, sid, uploadId: sent.data };
  // A second call returns the artwork of the first.
  return sendWithRetries(() => api.call('Account/ArtworkUpload', input, { signal }), {
    wait: (ms) => waitFor(ms, signal),
    onInterrupted,
  });
}

function optionsOf({ orderId, sid, file, onProgress, onInterrupted, signal }: ResumableUpload) {
  let earliest = 0;
  return {
    endpoint: '/api/uploads',
    metadata: { orderId, sid, filename: file.name },
    retryDelays: [...RETRY_DELAYS],
    removeFingerprintOnSuccess: true,
    fingerprint: async () => ['upload', orderId, sid, file.name, file.size, file.lastModified].join('/'),
    onBeforeRequest: async (request: HttpRequest) => {
      await waitFor(earliest - Date.now(), signal);
      // A cancelled upload is still deleted.
      if (signal.aborted && request.getMethod() !== 'DELETE') throw new Error('the upload was cancelled');
      request.setHeader('authorization', `Bearer ${api.session.current()?.accessToken ?? ''}`);
      request.setHeader('accept-language', document.documentElement.lang);
    },
    onShouldRetry: (error: Error | DetailedError) => {
      const apiError = toApiError(error);
      const isRetried = !signal.aborted && isWorthRetrying(apiError);
      earliest = Date.now() + retryAfterMs(apiError);
      if (isRetried) onInterrupted?.();
      return isRetried;
    },
    onProgress: (sent: number, total: number | null) => onProgress(total ? sent / total : 0),
  };
}

/** A browser that stores nothing begins anew. */
async function startWithEarlier(upload: Upload): Promise<void> {
  const earlier = await upload.findPreviousUploads().catch(() => []);
  const last = earlier.at(-1);
  if (last) upload.resumeFromPreviousUpload(last);
  upload.start();
}

/** Resolves after a time, or as soon as the user cancels. */
async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** The problem document of the server's answer; unreachable without one. */
function toApiError(error: Error | DetailedError): ApiError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) return noResponse('unreachable').error;
  const parsed = parseResponse(response.getStatus(), parseJson(response.getBody()), {
    headers: { get: (name) => response.getHeader(name) ?? null },
  });
  return parsed.ok ? noResponse('unreachable').error : parsed.error;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
