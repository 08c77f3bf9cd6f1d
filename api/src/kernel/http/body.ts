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
    } catch {
      done(new Refusal('malformed_body'));
    }
  });
  server.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

function soundJson(bytes: Buffer): unknown {
  const value: unknown = parse(utf8.decode(bytes));
  if (!isSound(value, MAX_DEPTH)) throw new SyntaxError('unsound');
  return value;
}

function isSound(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isSoundText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((member) => isSound(member, depth - 1));
  return Object.entries(value).every(([name, member]) => isSoundText(name) && isSound(member, depth - 1));
}

/** Text PostgreSQL can hold. */
export function isSoundText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
