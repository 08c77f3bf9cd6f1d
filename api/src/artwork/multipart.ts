import type { IncomingMessage } from 'node:http';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import multer, { MulterError, type StorageEngine } from 'multer';
import { ObjectStore, Refusal, type ShopRequest, type StoredObject } from '../kernel/public';
import { CONTENT_TYPES, type FileKind } from './file-kind';
import { Intake } from './intake';

export interface ReceivedFile {
  name: string;
  kind: FileKind;
  contentType: string;
  object: StoredObject;
}

export interface Reception<F> {
  folder: string;
  allowed: readonly FileKind[];
  /** Sees the text fields that came before the file; what it throws refuses the upload before the file is read. */
  admit: (fields: Record<string, string>) => Promise<F>;
}

type Body = Record<string, string>;

/** Receives multipart uploads of one `file`, streamed to the object store; its text fields come before it. */
@Injectable()
export class MultipartReception {
  constructor(private readonly objects: ObjectStore) {}

  /** Refuses `file_missing`, `file_too_large`, `file_type_not_allowed`, `upload_failed`, and what `admit` refuses. */
  async receive<F>(request: ShopRequest, reception: Reception<F>): Promise<{ fields: F; file: ReceivedFile }> {
    const engine = new StreamingEngine(this.objects, reception);
    await parse(request.raw, engine);
    const { received } = engine;
    if (!received) {
      await reception.admit(bodyOf(request.raw));
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
    return storeFile(this.objects, source, name, folder, new Intake(allowed));
  }

  /** Takes a stored file back where the command that was to use it was refused. */
  async discard(file: ReceivedFile): Promise<void> {
    await this.objects.remove(file.object.key);
  }
}

class StreamingEngine<F> implements StorageEngine {
  received: { fields: F; file: ReceivedFile } | null = null;

  constructor(
    private readonly objects: ObjectStore,
    private readonly reception: Reception<F>,
  ) {}

  _handleFile(
    request: unknown,
    file: Express.Multer.File,
    done: (error?: unknown, info?: Partial<Express.Multer.File>) => void,
  ): void {
    this.take(request as IncomingMessage, file).then(
      () => done(null, {}),
      (error: unknown) => {
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
    const { admit, folder, allowed } = this.reception;
    const fields = await admit(bodyOf(request));
    const gone = () => {
      if (!request.complete) file.stream.destroy(new Refusal('upload_failed'));
    };
    request.once('close', gone);
    try {
      this.received = {
        fields,
        file: await storeFile(this.objects, file.stream, file.originalname, folder, new Intake(allowed)),
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
  const contentType = intake.kind ? CONTENT_TYPES[intake.kind] : 'application/octet-stream';
  const object = await objects.store(folder, body, contentType);
  if (!intake.kind) throw new Refusal('file_type_not_allowed');
  return { name: cleanName(name), kind: intake.kind, contentType, object };
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

function bodyOf(request: unknown): Body {
  const { body } = request as { body?: Record<string, unknown> };
  return Object.fromEntries(
    Object.entries(body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** A name to show and to offer for saving: no folders, no control characters, at most 200 characters. */
export function cleanName(sent: string): string {
  const decoded = Buffer.from(sent, 'latin1').toString('utf8');
  const name = decoded.includes('\ufffd') ? sent : decoded;
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const visible = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  return visible.slice(-200) || 'file';
}
