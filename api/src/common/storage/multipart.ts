import type { IncomingMessage } from 'node:http';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import multer, { MulterError, type StorageEngine } from 'multer';
import type { ErrorCode } from '@shop/contract';
import { isMultipart } from '../http/endpoint.interceptor';
import { isStorableText } from '../http/body-parsers';
import { ObjectStore, type StoredObject } from './object-store';
import { ApiError } from '../http/api-error';
import type { ApiRequest } from '../http/endpoint';
import { CONTENT_TYPES, type FileKind } from './file-kind';
import { sanitizeFileName } from './file-name';
import { UploadFilter, type UploadRules } from './upload-filter';

export interface ReceivedFile {
  name: string;
  kind: FileKind;
  contentType: string;
  object: StoredObject;
}

export interface FileUploadRules extends UploadRules {
  /** Prefix of the keys in the object store. */
  folder: string;
  /** Name of the file's part; defaults to `file`. */
  field?: string;
}

export interface MultiFileUploadRules extends FileUploadRules {
  field: string;
  /** More files are rejected with `errors.count`. */
  maxFiles: number;
  errors: NonNullable<UploadRules['errors']> & { count: ErrorCode };
}

/** Validates the text fields. If it throws, the upload is rejected before the file is read. */
type FieldsValidator<F> = (fields: unknown) => Promise<F>;

/** Receives multipart uploads and streams their files to the object store. Text fields must come before the files. */
@Injectable()
export class MultipartUploads {
  constructor(private readonly objects: ObjectStore) {}

  /**
   * Receives one file. Rejects as soon as an error is known; the rest of the body is then discarded.
   * @throws ApiError `unsupported_media_type`, `file_missing`, `file_too_large`, `file_type_not_allowed`, `upload_failed`, and
   * what `validateFields` throws.
   */
  async receive<F>(
    request: ApiRequest,
    rules: FileUploadRules,
    validateFields: FieldsValidator<F>,
  ): Promise<{ fields: F; file: ReceivedFile }> {
    const { field = 'file' } = rules;
    const engine = new StreamingEngine(this.objects, rules, validateFields);
    const { fields, files } = await stream(request, engine, { field, maxFiles: 1 });
    const [file] = files;
    if (!file) throw new ApiError('file_missing', [{ field, code: 'file_missing' }]);
    return { fields, file };
  }

  /** Receives any number of files in parts of one name. If one is rejected, none is stored. */
  async receiveAll<F>(
    request: ApiRequest,
    rules: MultiFileUploadRules,
    validateFields: FieldsValidator<F>,
  ): Promise<{ fields: F; files: ReceivedFile[] }> {
    const engine = new StreamingEngine(this.objects, rules, validateFields);
    return stream(request, engine, { ...rules, tooMany: rules.errors.count });
  }

  /** Stores a file from a stream by the same rules. */
  async store(source: Readable, name: string, rules: FileUploadRules): Promise<ReceivedFile> {
    return storeFile(this.objects, source, name, rules);
  }

  /** Deletes a stored file whose command has failed. */
  async discard(file: ReceivedFile): Promise<void> {
    await this.objects.remove(file.object.key);
  }
}

interface Bounds {
  field: string;
  maxFiles: number;
  tooMany?: ErrorCode;
}

async function stream<F>(
  request: ApiRequest,
  engine: StreamingEngine<F>,
  bounds: Bounds,
): Promise<{ fields: F; files: ReceivedFile[] }> {
  if (!isMultipart(request)) throw new ApiError('unsupported_media_type');
  await Promise.race([parse(request.raw, engine, bounds), engine.failed]);
  return { fields: await engine.validatedFields(request.raw), files: engine.received };
}

class StreamingEngine<F> implements StorageEngine {
  readonly received: ReceivedFile[] = [];
  /** Rejects as soon as a file is rejected or fails. multer itself reports it only at the end of the body. */
  readonly failed: Promise<never>;
  private fail: (error: unknown) => void = () => undefined;
  private fields: Promise<F> | null = null;

  constructor(
    private readonly objects: ObjectStore,
    private readonly rules: FileUploadRules,
    private readonly validateFields: FieldsValidator<F>,
  ) {
    this.failed = new Promise((_, reject) => {
      this.fail = reject;
    });
  }

  /** Validates the text fields once for all files. */
  validatedFields(request: unknown): Promise<F> {
    this.fields ??= (async () => this.validateFields(readFields(request)))();
    return this.fields;
  }

  _handleFile(
    request: unknown,
    file: Express.Multer.File,
    done: (error?: unknown, info?: Partial<Express.Multer.File>) => void,
  ): void {
    this.storePart(request as IncomingMessage, file).then(
      // multer passes the path to `_removeFile`.
      (key) => done(null, { path: key }),
      (error: unknown) => {
        this.fail(toUploadError(error));
        file.stream.resume();
        done(error);
      },
    );
  }

  _removeFile(_request: unknown, { path }: Express.Multer.File, done: (error: Error | null) => void): void {
    if (!path) return done(null);
    this.objects.remove(path).then(
      () => done(null),
      (error: Error) => done(error),
    );
  }

  /** Stores the file and returns the key of its object. */
  private async storePart(request: IncomingMessage, file: Express.Multer.File): Promise<string> {
    const onClose = () => {
      if (!request.complete) file.stream.destroy(new ApiError('upload_failed'));
    };
    await this.validatedFields(request);
    request.once('close', onClose);
    try {
      const stored = await storeFile(this.objects, file.stream, file.originalname, this.rules);
      this.received.push(stored);
      return stored.object.key;
    } finally {
      request.off('close', onClose);
    }
  }
}

async function storeFile(
  objects: ObjectStore,
  source: Readable,
  name: string,
  { folder, ...rules }: FileUploadRules,
): Promise<ReceivedFile> {
  const filter = new UploadFilter(rules);
  const body = await filterFile(source, filter);
  let cause: Error | null = null;
  body.once('error', (error) => {
    cause = error;
  });
  const contentType = filter.kind ? CONTENT_TYPES[filter.kind] : 'application/octet-stream';
  try {
    const object = await objects.store(folder, body, contentType);
    if (!filter.kind) throw new ApiError('file_type_not_allowed');
    return { name: sanitizeFileName(name), kind: filter.kind, contentType, object };
  } catch (error) {
    // The object store reports only that the upload was aborted, not why.
    throw cause ?? error;
  }
}

/** The file's bytes once its format was checked. Fails if the source or the filter fails. */
function filterFile(source: Readable, filter: UploadFilter): Promise<Readable> {
  const out = new PassThrough();
  return new Promise((resolve, reject) => {
    pipeline(source, filter, out, (error) => {
      if (error) reject(error);
    });
    out.once('readable', () => resolve(out));
  });
}

function parse(request: IncomingMessage, storage: StorageEngine, { field, maxFiles, tooMany }: Bounds): Promise<void> {
  const fields = 20;
  const files = multer({
    storage,
    limits: {
      files: maxFiles,
      fields,
      fieldSize: 8192,
      fieldNameSize: 100,
      parts: fields + maxFiles + 1,
      headerPairs: 50,
    },
  }).array(field);
  return new Promise((resolve, reject) => {
    files(request as never, {} as never, (error: unknown) =>
      error ? reject(toUploadError(error, tooMany)) : resolve(),
    );
  });
}

function toUploadError(error: unknown, tooMany?: ErrorCode): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_COUNT' && tooMany) return new ApiError(tooMany);
    const unexpected = error.code === 'LIMIT_UNEXPECTED_FILE' || error.code === 'LIMIT_FILE_COUNT';
    return unexpected
      ? new ApiError('validation_failed', [{ field: error.field ?? 'file', code: 'unknown_field' }])
      : new ApiError('upload_failed');
  }
  // Messages of Busboy about a body that is truncated or malformed.
  const isMalformed =
    error instanceof Error && /boundary|unexpected end|malformed|aborted|closed|multipart/i.test(error.message);
  return isMalformed ? new ApiError('upload_failed') : error;
}

/** The text fields so far. Repeated fields and names such as `a[b]` give lists and objects, which the schema rejects. */
function readFields(request: unknown): Record<string, unknown> {
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
