import type { Output } from '@shop/contract';
import { noResponse, parseResponse, type ApiError, type Result } from '@shop/api-client';
import type { DetailedError, Upload } from 'tus-js-client';
import { api } from '../api/client';

interface ResumableUpload {
  orderId: string;
  sid: string;
  file: File;
  /** How much was sent: 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Waits before each new attempt after the connection was cut, in ms. */
const RETRY_DELAYS = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

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
  const { orderId, sid, signal } = request;
  const sent = await uploadResumably(request);
  return sent.ok ? api.call('Account/ArtworkUpload', { orderId, sid, uploadId: sent.data }, { signal }) : sent;
}

function optionsOf({ orderId, sid, file, onProgress }: ResumableUpload) {
  return {
    endpoint: '/api/uploads',
    metadata: { orderId, sid, filename: file.name },
    retryDelays: RETRY_DELAYS,
    removeFingerprintOnSuccess: true,
    fingerprint: async () => ['upload', orderId, sid, file.name, file.size, file.lastModified].join('/'),
    onBeforeRequest: (request: { setHeader: (name: string, value: string) => void }) => {
      request.setHeader('authorization', `Bearer ${api.session.current()?.accessToken ?? ''}`);
      request.setHeader('accept-language', document.documentElement.lang);
    },
    onShouldRetry: (error: Error | DetailedError) => isWorthRetrying(toApiError(error)),
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

/** A connection or server that fails, and an offset that is asked for again. Everything else stays wrong. */
function isWorthRetrying({ status, code }: ApiError): boolean {
  return status === 0 || status >= 500 || code === 'upload_offset_wrong';
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
