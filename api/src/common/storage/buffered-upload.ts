import type { IncomingMessage } from 'node:http';
import multer from 'multer';
import type { ErrorCode } from '@shop/contract';
import { ApiError } from '../http/api-error';
import { type IncomingUpload, parseMultipart, readFields } from './multipart';

export interface BufferedFileRules {
  inMemory: true;
  maxBytes: number;
  errors: { size: ErrorCode };
}

/** A multipart body with one small file, which is received into memory as a whole. */
export class BufferedUpload implements IncomingUpload {
  readonly fields: Promise<Record<string, unknown>>;

  constructor(
    private readonly request: IncomingMessage,
    { maxBytes, errors }: BufferedFileRules,
  ) {
    const limits = { field: 'file', maxFiles: 1, maxFileBytes: maxBytes, errors };
    this.fields = parseMultipart(request, multer.memoryStorage(), limits).then(() => readFields(request));
  }

  /** @throws ApiError `file_missing` */
  get file(): Buffer {
    const [file] = (this.request as { files?: Express.Multer.File[] }).files ?? [];
    if (!file) throw new ApiError('file_missing', [{ field: 'file', code: 'file_missing' }]);
    return file.buffer;
  }

  /** The whole body has been received before the handler runs. */
  dispose(): void {}
}
