import type { FastifyInstance } from 'fastify';
import { parse } from 'secure-json-parse';
import { ApiError } from './api-error';
import { hasDuplicateKeys } from './duplicate-keys';

/** For routes that are not calls of the contract: webhooks. Calls have limits of their own. */
const MAX_JSON_BYTES = 256 * 1024;

/** Deeper than any real body. Without a limit, the recursion here and in JSON.stringify could overflow the stack. */
const MAX_DEPTH = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses JSON bodies strictly: valid UTF-8, no `__proto__`, no key twice, limited nesting, and no NUL and no lone surrogates, which
 * PostgreSQL cannot store. Multipart bodies and parts of resumable uploads
 * are left unread for the upload code to stream.
 */
export function registerBodyParsers(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MAX_JSON_BYTES },
    (request, bytes, done) => {
      try {
        // The signatures of calls and webhooks cover the exact bytes.
        (request as { rawBody?: Buffer }).rawBody = bytes as Buffer;
        done(null, bytes.length === 0 ? undefined : parseJson(bytes as Buffer));
      } catch (error) {
        done(error instanceof ApiError ? error : new ApiError('malformed_body'));
      }
    },
  );
  for (const streamed of ['multipart/form-data', 'application/offset+octet-stream'])
    server.addContentTypeParser(streamed, (_request, _payload, done) => done(null));
}

function parseJson(bytes: Buffer): unknown {
  const text = utf8.decode(bytes);
  const value: unknown = parse(text);
  if (hasDuplicateKeys(text)) throw new ApiError('malformed_body');
  const path = findInvalidText(value, MAX_DEPTH);
  if (path !== null) throw new ApiError('validation_failed', [{ field: path.replace(/^\./, ''), code: 'invalid' }]);
  return value;
}

/**
 * The path of the first text that cannot be stored, as `.items[1].label`, or null. Throws if the nesting is too deep. Paths
 * are built on the way back only: a body can have 100,000 members.
 */
function findInvalidText(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return isStorableText(value) ? null : '';
  if (typeof value !== 'object' || value === null) return null;
  if (depth === 0) throw new SyntaxError('nested too deeply');
  if (Array.isArray(value)) return findInvalidElement(value, depth);
  for (const name of Object.keys(value)) {
    if (!isStorableText(name)) return '';
    const found = findInvalidText((value as Record<string, unknown>)[name], depth - 1);
    if (found !== null) return `.${name}${found}`;
  }
  return null;
}

function findInvalidElement(values: readonly unknown[], depth: number): string | null {
  for (let index = 0; index < values.length; index++) {
    const found = findInvalidText(values[index], depth - 1);
    if (found !== null) return `[${index}]${found}`;
  }
  return null;
}

/** Whether PostgreSQL can store the text. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
