import { ApiError, TUS_VERSION } from '../../common/public';

/** What a client announces about a resumable upload. */
export interface UploadMetadata {
  orderId: string;
  sid: string;
  name: string;
  /** Bytes. */
  size: number;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const PRECONDITION_FAILED = 412;
const MAX_NAME_LENGTH = 1000;

/** @throws {ApiError} `validation_failed` for another version of the protocol */
export function assertTusVersion(headers: Headers): void {
  if (headers['tus-resumable'] === TUS_VERSION) return;
  const errors = [{ field: 'Tus-Resumable', code: 'invalid' as const }];
  throw new ApiError('validation_failed', errors, {}, undefined, PRECONDITION_FAILED);
}

/** @throws {ApiError} `validation_failed` naming the header or the member of `Upload-Metadata` that is missing or wrong */
export function readUploadMetadata(headers: Headers): UploadMetadata {
  assertTusVersion(headers);
  const metadata = parseMetadata(headers['upload-metadata']);
  const text = (name: string, maxLength: number) => {
    const value = metadata.get(name)?.trim();
    if (!value || value.length > maxLength) throw headerError(`Upload-Metadata.${name}`);
    return value;
  };
  return {
    orderId: text('orderId', 40),
    sid: text('sid', 40),
    name: text('filename', MAX_NAME_LENGTH),
    size: readCount(headers, 'Upload-Length', 1),
  };
}

/** @throws {ApiError} `validation_failed` for a missing offset, and for a length that differs from the announced one */
export function readUploadOffset(headers: Headers): number {
  assertTusVersion(headers);
  if (headers['upload-length'] !== undefined) throw headerError('Upload-Length');
  return readCount(headers, 'Upload-Offset', 0);
}

function readCount(headers: Headers, name: string, min: number): number {
  const value = headers[name.toLowerCase()];
  const count = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (!(count >= min)) throw headerError(name);
  return count;
}

/** `name base64, name base64`. */
function parseMetadata(header: string | string[] | undefined): Map<string, string> {
  if (typeof header !== 'string') throw headerError('Upload-Metadata');
  return new Map(
    header.split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ', 2);
      return [name, decode(value, name)];
    }),
  );
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(value: string, name: string): string {
  try {
    const text = utf8.decode(Buffer.from(value, 'base64'));
    if (!text.includes('\0')) return text;
  } catch {
    // Not UTF-8.
  }
  throw headerError(`Upload-Metadata.${name}`);
}

function headerError(field: string): ApiError {
  return new ApiError('validation_failed', [{ field, code: 'invalid' }]);
}
