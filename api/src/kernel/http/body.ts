import type { FastifyInstance } from 'fastify';
import { parse } from 'secure-json-parse';
import { Refusal } from '../refusal';

/** JSON bodies may be this long; files come as multipart. */
export const MAX_JSON_BYTES = 512 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads JSON as the shop wants it: sound UTF-8, no prototype names, no NUL and no lone surrogates (PostgreSQL stores
 * neither). Multipart bodies are left on the socket for whoever streams them.
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
  const text = utf8.decode(bytes);
  const value: unknown = parse(text);
  if (text.includes('\\u') && !isSound(value)) throw new SyntaxError('unsound text');
  return value;
}

function isSound(value: unknown): boolean {
  if (typeof value === 'string') return isSoundText(value);
  if (Array.isArray(value)) return value.every(isSound);
  if (typeof value === 'object' && value !== null) return Object.entries(value).every(([name, member]) => isSoundText(name) && isSound(member));
  return true;
}

/** Text PostgreSQL can hold. */
export function isSoundText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
