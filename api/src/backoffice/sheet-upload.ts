import { fromQuery, type InputOf, judge, type Call } from '@shop/contract';
import multer, { MulterError } from 'multer';
import { admitted, isMultipart, isSoundText, Refusal, type ShopRequest } from '../kernel/public';

export interface SheetUpload<C extends Call> {
  fields: InputOf<C>;
  file: Buffer;
}

/**
 * Receives one spreadsheet and its text fields into memory, up to `most` bytes. Refuses `unsupported_media_type`,
 * `file_missing`, `sheets_too_large`, `upload_failed`, and `validation_failed` for the fields.
 */
export function sheetReception<C extends Call>(
  call: C,
  most: number,
): (request: ShopRequest) => Promise<SheetUpload<C>> {
  const judgeFields = judge(call.input);
  const single = multer({
    storage: multer.memoryStorage(),
    limits: { files: 1, fileSize: most, fields: 10, fieldSize: 2048, fieldNameSize: 100, parts: 11, headerPairs: 50 },
  }).single('file');
  return async (request) => {
    if (!isMultipart(request)) throw new Refusal('unsupported_media_type');
    const received = request.raw as typeof request.raw & { file?: { buffer: Buffer }; body?: Record<string, unknown> };
    await new Promise<void>((resolve, reject) => {
      single(received as never, {} as never, (error: unknown) => (error ? reject(asRefusal(error)) : resolve()));
    });
    const fields = admitted(judgeFields(fromQuery(call.input, soundFields(received.body))));
    if (!received.file) throw new Refusal('file_missing', [{ field: 'file', code: 'file_missing' }]);
    return { fields: fields as InputOf<C>, file: received.file.buffer };
  };
}

function soundFields(body: Record<string, unknown> | undefined): Record<string, unknown> {
  const fields = Object.entries(body ?? {});
  const unsound = fields.filter(([, value]) => typeof value === 'string' && !isSoundText(value));
  if (unsound.length === 0) return Object.fromEntries(fields);
  throw new Refusal(
    'validation_failed',
    unsound.map(([field]) => ({ field, code: 'invalid' })),
  );
}

/** What the parser refuses is the sender's doing, whatever it says. */
function asRefusal(error: unknown): Refusal {
  if (!(error instanceof MulterError)) return new Refusal('upload_failed');
  if (error.code === 'LIMIT_FILE_SIZE')
    return new Refusal('sheets_too_large', [{ field: 'file', code: 'sheets_too_large' }]);
  const isUnexpected = error.code === 'LIMIT_UNEXPECTED_FILE' || error.code === 'LIMIT_FILE_COUNT';
  return isUnexpected
    ? new Refusal('validation_failed', [{ field: error.field ?? 'file', code: 'unknown_field' }])
    : new Refusal('upload_failed');
}
