import type { IncomingMessage } from 'node:http';
import type { StorageEngine } from 'multer';
import type { ErrorCode } from '@shop/contract';
import { ApiError } from '../http/api-error';
import { type IncomingUpload, parseMultipart, readFields, toUploadError } from './multipart';
import type { ReceivedFile, StoredFileRules, UploadedFiles } from './uploaded-files';

export interface FileUploadRules extends StoredFileRules {
  /** Name of the files' parts; defaults to `file`. */
  field?: string;
  /** Defaults to 1. */
  maxFiles?: number;
  /** The code `count` is of more files than `maxFiles`. */
  errors?: NonNullable<StoredFileRules['errors']> & { count?: ErrorCode };
}

/**
 * A multipart body whose text fields precede its files. The fields are available before the first file is read; the
 * files stay on the socket until they are received, and are then streamed to the object store.
 */
export class StreamedUpload implements IncomingUpload, StorageEngine {
  readonly fields: Promise<Record<string, unknown>>;
  private readonly received: ReceivedFile[] = [];
  private readonly parsed: Promise<unknown>;
  private readonly firstFile = deferred<void>();
  private readonly accepted = deferred<void>();
  /** Rejects as soon as a file is rejected or fails. multer itself reports it only at the end of the body. */
  private readonly failed = deferred<never>();

  constructor(
    request: IncomingMessage,
    private readonly files: UploadedFiles,
    private readonly rules: FileUploadRules,
  ) {
    const { field = 'file', maxFiles = 1, errors } = rules;
    const limits = { field, maxFiles, ...(errors?.count && { errors: { count: errors.count } }) };
    this.parsed = Promise.race([parseMultipart(request, this, limits), this.failed.promise]);
    this.fields = Promise.race([this.firstFile.promise, this.parsed]).then(() => readFields(request));
    // Their errors may occur when nothing waits for them any more.
    for (const promise of [this.parsed, this.fields, this.accepted.promise, this.failed.promise])
      promise.catch(() => undefined);
  }

  /**
   * Receives one file. Rejects as soon as an error is known; the rest of the body is then discarded.
   * @throws ApiError `file_missing`, `upload_failed`, and as `UploadedFiles.store` does
   */
  async receiveFile(): Promise<ReceivedFile> {
    const [file] = await this.receiveFiles();
    const { field = 'file' } = this.rules;
    if (!file) throw new ApiError('file_missing', [{ field, code: 'file_missing' }]);
    return file;
  }

  /** Receives all files. If one is rejected, none stays stored. */
  async receiveFiles(): Promise<readonly ReceivedFile[]> {
    this.accepted.resolve();
    await this.parsed;
    return this.received;
  }

  dispose(): void {
    this.accepted.reject(new ApiError('upload_failed'));
  }

  _handleFile(
    request: unknown,
    file: Express.Multer.File,
    done: (error?: unknown, info?: Partial<Express.Multer.File>) => void,
  ): void {
    this.firstFile.resolve();
    this.storePart(request as IncomingMessage, file).then(
      // multer passes the path to `_removeFile`.
      (key) => done(null, { path: key }),
      (error: unknown) => {
        this.failed.reject(toUploadError(error));
        file.stream.resume();
        done(error);
      },
    );
  }

  _removeFile(_request: unknown, { path }: Express.Multer.File, done: (error: Error | null) => void): void {
    if (!path) return done(null);
    this.files.remove(path).then(
      () => done(null),
      (error: Error) => done(error),
    );
  }

  /** Stores the file and returns the key of its object. */
  private async storePart(request: IncomingMessage, file: Express.Multer.File): Promise<string> {
    const onClose = () => {
      if (!request.complete) file.stream.destroy(new ApiError('upload_failed'));
    };
    await this.accepted.promise;
    request.once('close', onClose);
    try {
      const stored = await this.files.store(file.stream, file.originalname, this.rules);
      this.received.push(stored);
      return stored.object.key;
    } finally {
      request.off('close', onClose);
    }
  }
}

interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
}

/** `Promise.withResolvers`, which Node.js 20 does not have. */
function deferred<T>(): Deferred<T> {
  let settle: Omit<Deferred<T>, 'promise'> | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error('a promise calls its executor immediately');
  return { promise, ...settle };
}
