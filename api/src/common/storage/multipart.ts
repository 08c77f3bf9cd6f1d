import type { IncomingMessage } from 'node:http';
import multer, { MulterError, type StorageEngine } from 'multer';
import type { ErrorCode } from '@shop/contract';
import { ApiError } from '../http/api-error';
import { isStorableText } from '../http/body-parsers';

/** A multipart body that is being received. */
export interface IncomingUpload {
  /** The text fields, not validated yet. */
  readonly fields: Promise<Record<string, unknown>>;
  /** Rejects files that have not been received; does nothing otherwise. */
  dispose: () => void;
}

export interface MultipartLimits {
  /** Name of the files' parts. */
  field: string;
  maxFiles: number;
  maxFileBytes?: number;
  errors?: { count?: ErrorCode; size?: ErrorCode };
}

const MAX_FIELDS = 20;

/**
 * Parses a multipart body and passes its files to the storage engine.
 * @throws ApiError `upload_failed`, `validation_failed` for a file in another field, or the error codes of the limits
 */
export function parseMultipart(
  request: IncomingMessage,
  storage: StorageEngine,
  { field, maxFiles, maxFileBytes, errors }: MultipartLimits,
): Promise<void> {
  const files = multer({
    storage,
    limits: {
      files: maxFiles,
      ...(maxFileBytes !== undefined && { fileSize: maxFileBytes }),
      fields: MAX_FIELDS,
      fieldSize: 8192,
      fieldNameSize: 100,
      parts: MAX_FIELDS + maxFiles + 1,
      headerPairs: 50,
    },
  }).array(field);
  return new Promise((resolve, reject) => {
    files(request as never, {} as never, (error: unknown) =>
      error ? reject(toUploadError(error, errors)) : resolve(),
    );
  });
}

export function toUploadError(error: unknown, errors: MultipartLimits['errors'] = {}): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof MulterError) {
    const { code, field = 'file' } = error;
    if (code === 'LIMIT_FILE_COUNT' && errors.count) return new ApiError(errors.count);
    if (code === 'LIMIT_FILE_SIZE' && errors.size) return new ApiError(errors.size, [{ field, code: errors.size }]);
    const isUnexpected = code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT';
    return isUnexpected
      ? new ApiError('validation_failed', [{ field, code: 'unknown_field' }])
      : new ApiError('upload_failed');
  }
  // Messages of Busboy about a body that is truncated or malformed.
  const isMalformed =
    error instanceof Error && /boundary|unexpected end|malformed|aborted|closed|multipart/i.test(error.message);
  return isMalformed ? new ApiError('upload_failed') : error;
}

/**
 * The text fields so far. Repeated fields and names such as `a[b]` give lists and objects, which validation rejects.
 * @throws ApiError `validation_failed` for text that PostgreSQL cannot store
 */
export function readFields(request: IncomingMessage): Record<string, unknown> {
  const { body } = request as { body?: Record<string, unknown> };
  const fields = Object.entries(body ?? {});
  const invalid = fields.filter(([, value]) => typeof value === 'string' && !isStorableText(value));
  if (invalid.length > 0)
    throw new ApiError(
      'validation_failed',
      invalid.map(([field]) => ({ field, code: 'invalid' })),
    );
  return Object.fromEntries(fields);
}
