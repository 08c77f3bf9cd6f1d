import { parseQuery, type InputOf, compileValidator, type Call } from '@shop/contract';
import multer, { MulterError } from 'multer';
import { assertValid, isMultipart, isStorableText, ApiError, type ApiRequest } from '../../common/public';

export interface SpreadsheetUpload<C extends Call> {
  fields: InputOf<C>;
  file: Buffer;
}

/**
 * Returns a function that receives one spreadsheet and its text fields into memory.
 * @throws ApiError `unsupported_media_type`, `file_missing`, `sheets_too_large`, `upload_failed`, and `validation_failed` for
 *   the fields
 */
export function spreadsheetReceiver<C extends Call>(
  call: C,
  maxBytes: number,
): (request: ApiRequest) => Promise<SpreadsheetUpload<C>> {
  const validateFields = compileValidator(call.input);
  const single = multer({
    storage: multer.memoryStorage(),
    limits: {
      files: 1,
      fileSize: maxBytes,
      fields: 10,
      fieldSize: 2048,
      fieldNameSize: 100,
      parts: 11,
      headerPairs: 50,
    },
  }).single('file');
  return async (request) => {
    if (!isMultipart(request)) throw new ApiError('unsupported_media_type');
    const received = request.raw as typeof request.raw & { file?: { buffer: Buffer }; body?: Record<string, unknown> };
    await new Promise<void>((resolve, reject) => {
      single(received as never, {} as never, (error: unknown) => (error ? reject(toApiError(error)) : resolve()));
    });
    const fields = assertValid(validateFields(parseQuery(call.input, assertSoundFields(received.body))));
    if (!received.file) throw new ApiError('file_missing', [{ field: 'file', code: 'file_missing' }]);
    return { fields: fields as InputOf<C>, file: received.file.buffer };
  };
}

function assertSoundFields(body: Record<string, unknown> | undefined): Record<string, unknown> {
  const fields = Object.entries(body ?? {});
  const invalid = fields.filter(([, value]) => typeof value === 'string' && !isStorableText(value));
  if (invalid.length === 0) return Object.fromEntries(fields);
  throw new ApiError(
    'validation_failed',
    invalid.map(([field]) => ({ field, code: 'invalid' })),
  );
}

/** Every error of the multipart parser is caused by the request. */
function toApiError(error: unknown): ApiError {
  if (!(error instanceof MulterError)) return new ApiError('upload_failed');
  if (error.code === 'LIMIT_FILE_SIZE')
    return new ApiError('sheets_too_large', [{ field: 'file', code: 'sheets_too_large' }]);
  const isUnexpected = error.code === 'LIMIT_UNEXPECTED_FILE' || error.code === 'LIMIT_FILE_COUNT';
  return isUnexpected
    ? new ApiError('validation_failed', [{ field: error.field ?? 'file', code: 'unknown_field' }])
    : new ApiError('upload_failed');
}
