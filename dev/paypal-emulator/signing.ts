import { createHash, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';

export const AUTH_ALGO = 'SHA256withRSA';

export interface KeyPair {
  /** PEM. */
  publicKey: string;
  /** PEM. */
  privateKey: string;
}

export interface Transmission {
  id: string;
  time: string;
  webhookId: string;
  /** The exact JSON text of the event. */
  body: string;
}

/** The certificate's id in its URL; it changes with the key. */
export function certificateId(keys: KeyPair): string {
  const hash = createHash('sha256').update(keys.publicKey).digest('hex');
  return `CERT-${hash.slice(0, 8)}-${hash.slice(8, 16)}-${hash.slice(16, 24)}`;
}

/** Signs as PayPal does: transmission id, time, webhook id and CRC-32 of the body. */
export function signTransmission(keys: KeyPair, transmission: Transmission): string {
  return sign('RSA-SHA256', signedText(transmission), keys.privateKey).toString('base64');
}

export function isSignatureValid(keys: KeyPair, transmission: Transmission, signature: string): boolean {
  return verify('RSA-SHA256', signedText(transmission), keys.publicKey, Buffer.from(signature, 'base64'));
}

function signedText({ id, time, webhookId, body }: Transmission): Buffer {
  return Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);
}

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** The exact text of a member's value in a JSON object, because a signature covers bytes; null without the member. */
export function extractMemberText(json: string, member: string): string | null {
  const key = JSON.stringify(member);
  let depth = 0;
  let previous = '';
  let current = '';
  let start = -1;
  let end = -1;
  let found: string | null = null;
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
