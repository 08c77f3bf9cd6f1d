import { createHash, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';

export const AUTH_ALGO = 'SHA256withRSA';

/** The certificate's name in its URL; it changes with the key. */
export function certificateId(keys) {
  const print = createHash('sha256').update(keys.publicKey).digest('hex');
  return `CERT-${print.slice(0, 8)}-${print.slice(8, 16)}-${print.slice(16, 24)}`;
}

const signed = (id, time, webhookId, body) => Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);

export const signTransmission = (keys, { id, time, webhookId, body }) =>
  sign('RSA-SHA256', signed(id, time, webhookId, body), keys.privateKey).toString('base64');

export const isSigned = (keys, { id, time, webhookId, body, signature }) =>
  verify('RSA-SHA256', signed(id, time, webhookId, body), keys.publicKey, Buffer.from(signature, 'base64'));

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** The exact text of a member's value in a JSON object, as it was sent: a signature is over bytes, not over meaning. */
export function memberText(json, member) {
  const key = JSON.stringify(member);
  let depth = 0;
  let previous = '';
  let current = '';
  let start = -1;
  let end = -1;
  let found = null;
  for (const { 0: token, index } of json.matchAll(TOKENS)) {
    const closes = token === '}' || token === ']';
    if (start >= 0 && depth === 1 && (token === ',' || closes)) {
      found = json.slice(start, end);
      start = -1;
    }
    if (depth === 1 && (previous === '{' || previous === ',')) current = token;
    if (start < 0 && depth === 1 && previous === ':' && current === key) start = index;
    if (token === '{' || token === '[') depth += 1;
    if (closes) depth -= 1;
    previous = token;
    end = index + token.length;
  }
  return found;
}
