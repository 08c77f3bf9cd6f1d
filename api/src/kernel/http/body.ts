import type { FastifyInstance } from 'fastify';
import { parse } from 'secure-json-parse';
import { Refusal } from '../refusal';

/** JSON bodies may be this long; files come as multipart. */
export const MAX_JSON_BYTES = 512 * 1024;

/** No call's body nests deeper, nor does a webhook's; what did could not be written out again. */
const MAX_DEPTH = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads JSON as the shop wants it: sound UTF-8, no prototype names, no NUL and no lone surrogates (PostgreSQL stores
 * neither), not nested without end. Multipart bodies are left on the socket for whoever streams them.
 */
export function readBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: MAX_JSON_BYTES }, (request, bytes, done) => {
    try {
      // A webhook's signature is over its very bytes.
      (request as { rawBody?: Buffer }).rawBody = bytes as Buffer;
      done(null, bytes.length === 0 ? undefined : soundJson(bytes as Buffer));
    } catch (error) {
      done(error instanceof Refusal ? error : new Refusal('malformed_body'));
    }
  });
  server.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

function soundJson(bytes: Buffer): unknown {
  const value: unknown = parse(utf8.decode(bytes));
  const field = unsoundField(value, '', MAX_DEPTH);
  if (field !== null) throw new Refusal('validation_failed', [{ field, code: 'invalid' }]);
  return value;
}

/** Where the first text is that cannot be stored, as `items[1].label`; null where all can. Throws for too deep a nest. */
function unsoundField(value: unknown, at: string, depth: number): string | null {
  if (typeof value === 'string') return isSoundText(value) ? null : at;
  if (typeof value !== 'object' || value === null) return null;
  if (depth === 0) throw new SyntaxError('nested without end');
  for (const [name, member] of Object.entries(value)) {
    if (!isSoundText(name)) return at;
    const inside = Array.isArray(value) ? `${at}[${name}]` : at === '' ? name : `${at}.${name}`;
    const found = unsoundField(member, inside, depth - 1);
    if (found !== null) return found;
  }
  return null;
}

/** Text PostgreSQL can hold. */
export function isSoundText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
