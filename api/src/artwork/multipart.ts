import type { IncomingMessage } from 'node:http';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import multer, { MulterError, type StorageEngine } from 'multer';
import type { RefusalCode } from '@shop/contract';
import { isMultipart, isSoundText, ObjectStore, Refusal, type ShopRequest, type StoredObject } from '../kernel/public';
import { CONTENT_TYPES, type FileKind } from './file-kind';
import { cleanName } from './file-name';
import { Intake, type IntakeTerms } from './intake';

export interface ReceivedFile {
  name: string;
  kind: FileKind;
  contentType: string;
  object: StoredObject;
}

export interface Reception<F> extends IntakeTerms {
  folder: string;
  /** The name of the part that is a file; `file` where none is named. */
  field?: string;
  /** Sees the text fields that came before the file; what it throws refuses the upload before the file is read. */
  admit: (fields: unknown) => Promise<F>;
}

export interface ReceptionOfMany<F> extends Reception<F> {
  field: string;
  /** One file more is refused with `refusals.count`. */
  most: number;
  refusals: NonNullable<IntakeTerms['refusals']> & { count: RefusalCode };
}

/** Receives multipart uploads, streamed to the object store; their text fields come before their files. */
@Injectable()
export class MultipartReception {
  constructor(private readonly objects: ObjectStore) {}

  /**
   * One file. Refuses `unsupported_media_type`, `file_missing`, `file_too_large`, `file_type_not_allowed`, `upload_failed`, and
   * what `admit` refuses: as soon as that is known, while the rest of the body is still on its way and is thrown away.
   */
  async receive<F>(request: ShopRequest, reception: Reception<F>): Promise<{ fields: F; file: ReceivedFile }> {
    const { field = 'file' } = reception;
    const { fields, files } = await this.stream(request, reception, { field, most: 1 });
    const [file] = files;
    if (!file) throw new Refusal('file_missing', [{ field, code: 'file_missing' }]);
    return { fields, file };
  }

  /** Several files of one name, or none; each as `receive` takes one. Refused, none of them stays. */
  async receiveAll<F>(
    request: ShopRequest,
    reception: ReceptionOfMany<F>,
  ): Promise<{ fields: F; files: ReceivedFile[] }> {
    return this.stream(request, reception, { ...reception, tooMany: reception.refusals.count });
  }

  private async stream<F>(
    request: ShopRequest,
    reception: Reception<F>,
    bounds: Bounds,
  ): Promise<{ fields: F; files: ReceivedFile[] }> {
    if (!isMultipart(request)) throw new Refusal('unsupported_media_type');
    const engine = new StreamingEngine(this.objects, reception);
    await Promise.race([parse(request.raw, engine, bounds), engine.failed]);
    return { fields: await engine.fieldsOnce(request.raw), files: engine.received };
  }

  /** Stores a file that is at hand, by the same rules. */
  async store(
    source: Readable,
    name: string,
    { folder, allowed }: Pick<Reception<unknown>, 'folder' | 'allowed'>,
  ): Promise<ReceivedFile> {
    return storeFile(this.objects, source, name, folder, new Intake({ allowed }));
  }

  /** Takes a stored file back where the command that was to use it was refused. */
  async discard(file: ReceivedFile): Promise<void> {
    await this.objects.remove(file.object.key);
  }
}

interface Bounds {
  field: string;
  most: number;
  tooMany?: RefusalCode;
}

class StreamingEngine<F> implements StorageEngine {
  readonly received: ReceivedFile[] = [];
  /** Rejects where a file is refused or fails; multer itself says so only once it has read the body to its end. */
  readonly failed: Promise<never>;
  private fail: (error: unknown) => void = () => undefined;
  private admitted: Promise<F> | null = null;

  constructor(
    private readonly objects: ObjectStore,
    private readonly reception: Reception<F>,
  ) {
    this.failed = new Promise((_, reject) => {
      this.fail = reject;
    });
  }

  /** Judged once, however many files follow. */
  fieldsOnce(request: unknown): Promise<F> {
    this.admitted ??= (async () => this.reception.admit(fieldsOf(request)))();
    return this.admitted;
  }

  _handleFile(
    request: unknown,
    file: Express.Multer.File,
    done: (error?: unknown, info?: Partial<Express.Multer.File>) => void,
  ): void {
    this.take(request as IncomingMessage, file).then(
      // multer names it again where it is to be taken back.
      (key) => done(null, { path: key }),
      (error: unknown) => {
        this.fail(asRefusal(error));
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

  /** The key of the object that the file is now. */
  private async take(request: IncomingMessage, file: Express.Multer.File): Promise<string> {
    const { admit: _, folder, field: __, ...terms } = this.reception;
    const gone = () => {
      if (!request.complete) file.stream.destroy(new Refusal('upload_failed'));
    };
    await this.fieldsOnce(request);
    request.once('close', gone);
    try {
      const intake = new Intake(terms);
      const stored = await storeFile(this.objects, file.stream, file.originalname, folder, intake);
      this.received.push(stored);
      return stored.object.key;
    } finally {
      request.off('close', gone);
    }
  }
}

async function storeFile(
  objects: ObjectStore,
  source: Readable,
  name: string,
  folder: string,
  intake: Intake,
): Promise<ReceivedFile> {
  const body = await admitted(source, intake);
  let cause: Error | null = null;
  body.once('error', (error) => {
    cause = error;
  });
  const contentType = intake.kind ? CONTENT_TYPES[intake.kind] : 'application/octet-stream';
  try {
    const object = await objects.store(folder, body, contentType);
    if (!intake.kind) throw new Refusal('file_type_not_allowed');
    return { name: cleanName(name), kind: intake.kind, contentType, object };
  } catch (error) {
    // The store only knows that its upload was broken off, not why.
    throw cause ?? error;
  }
}

/** The file's bytes once its head was judged; fails as the source or the intake fails. */
function admitted(source: Readable, intake: Intake): Promise<Readable> {
  const out = new PassThrough();
  return new Promise((resolve, reject) => {
    pipeline(source, intake, out, (error) => {
      if (error) reject(error);
    });
    out.once('readable', () => resolve(out));
  });
}

function parse(request: IncomingMessage, storage: StorageEngine, { field, most, tooMany }: Bounds): Promise<void> {
  const fields = 20;
  const files = multer({
    storage,
    limits: { files: most, fields, fieldSize: 8192, fieldNameSize: 100, parts: fields + most + 1, headerPairs: 50 },
  }).array(field);
  return new Promise((resolve, reject) => {
    files(request as never, {} as never, (error: unknown) => (error ? reject(asRefusal(error, tooMany)) : resolve()));
  });
}

function asRefusal(error: unknown, tooMany?: RefusalCode): unknown {
  if (error instanceof Refusal) return error;
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_COUNT' && tooMany) return new Refusal(tooMany);
    const unexpected = error.code === 'LIMIT_UNEXPECTED_FILE' || error.code === 'LIMIT_FILE_COUNT';
    return unexpected
      ? new Refusal('validation_failed', [{ field: error.field ?? 'file', code: 'unknown_field' }])
      : new Refusal('upload_failed');
  }
  // Busboy's own words about a body that is cut short or malformed.
  const broken =
    error instanceof Error && /boundary|unexpected end|malformed|aborted|closed|multipart/i.test(error.message);
  return broken ? new Refusal('upload_failed') : error;
}

/** The text fields that came so far: those named twice or as `a[b]` as lists and objects, for the schema to refuse. */
function fieldsOf(request: unknown): Record<string, unknown> {
  const { body } = request as { body?: Record<string, unknown> };
  const fields = Object.entries(body ?? {});
  const unsound = fields.filter(([, value]) => typeof value === 'string' && !isSoundText(value));
  if (unsound.length > 0)
    throw new Refusal(
      'validation_failed',
      unsound.map(([field]) => ({ field, code: 'invalid' })),
    );
  return Object.fromEntries(fields);
}
