import type { IncomingMessage } from 'node:http';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import multer, { MulterError, type StorageEngine } from 'multer';
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
  /** Sees the text fields that came before the file; what it throws refuses the upload before the file is read. */
  admit: (fields: unknown) => Promise<F>;
}

/** Receives multipart uploads of one `file`, streamed to the object store; its text fields come before it. */
@Injectable()
export class MultipartReception {
  constructor(private readonly objects: ObjectStore) {}

  /**
   * Refuses `unsupported_media_type`, `file_missing`, `file_too_large`, `file_type_not_allowed`, `upload_failed`, and what
   * `admit` refuses: as soon as that is known, while the rest of the body is still on its way and is thrown away.
   */
  async receive<F>(request: ShopRequest, reception: Reception<F>): Promise<{ fields: F; file: ReceivedFile }> {
    if (!isMultipart(request)) throw new Refusal('unsupported_media_type');
    const engine = new StreamingEngine(this.objects, reception);
    await Promise.race([parse(request.raw, engine), engine.failed]);
    const { received } = engine;
    if (!received) {
      await reception.admit(fieldsOf(request.raw));
      throw new Refusal('file_missing', [{ field: 'file', code: 'file_missing' }]);
    }
    return received;
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

class StreamingEngine<F> implements StorageEngine {
  received: { fields: F; file: ReceivedFile } | null = null;
  /** Rejects where the file is refused or fails; multer itself says so only once it has read the body to its end. */
  readonly failed: Promise<never>;
  private fail: (error: unknown) => void = () => undefined;

  constructor(
    private readonly objects: ObjectStore,
    private readonly reception: Reception<F>,
  ) {
    this.failed = new Promise((_, reject) => {
      this.fail = reject;
    });
  }

  _handleFile(
    request: unknown,
    file: Express.Multer.File,
    done: (error?: unknown, info?: Partial<Express.Multer.File>) => void,
  ): void {
    this.take(request as IncomingMessage, file).then(
      () => done(null, {}),
      (error: unknown) => {
        this.fail(asRefusal(error));
        file.stream.resume();
        done(error);
      },
    );
  }

  _removeFile(_request: unknown, _file: Express.Multer.File, done: (error: Error | null) => void): void {
    const stored = this.received?.file.object.key;
    this.received = null;
    if (!stored) return done(null);
    this.objects.remove(stored).then(
      () => done(null),
      (error: Error) => done(error),
    );
  }

  private async take(request: IncomingMessage, file: Express.Multer.File): Promise<void> {
    const { admit, folder, ...terms } = this.reception;
    const fields = await admit(fieldsOf(request));
    const gone = () => {
      if (!request.complete) file.stream.destroy(new Refusal('upload_failed'));
    };
    request.once('close', gone);
    try {
      this.received = {
        fields,
        file: await storeFile(this.objects, file.stream, file.originalname, folder, new Intake(terms)),
      };
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

function parse(request: IncomingMessage, storage: StorageEngine): Promise<void> {
  const single = multer({
    storage,
    limits: { files: 1, fields: 20, fieldSize: 8192, fieldNameSize: 100, parts: 22, headerPairs: 50 },
  }).single('file');
  return new Promise((resolve, reject) => {
    single(request as never, {} as never, (error: unknown) => (error ? reject(asRefusal(error)) : resolve()));
  });
}

function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  if (error instanceof MulterError) {
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
