import { createHmac } from 'node:crypto';

const BASE32_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/** What an authenticator app shows for a Base32 key, so many steps from now (RFC 6238: SHA-1, six digits, 30 seconds). */
export function oneTimeCode(key: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + steps));
  const digest = createHmac('sha1', decodeBase32(key)).update(counter).digest();
  const code = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(code % 1_000_000).padStart(6, '0');
}

function decodeBase32(key: string): Buffer {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => BASE32_CHARACTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
