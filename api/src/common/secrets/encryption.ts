import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a 256-bit key for one purpose (HKDF-SHA-256). `secretKey` may be any secret text. */
export function deriveKey(purpose: string, secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));
}

/** Encrypts with AES-256-GCM to nonce, tag and ciphertext. `owner` is authenticated: decryption needs the same one. */
export function encrypt(key: Buffer, owner: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** Throws for another key, another owner or changed data. */
export function decrypt(key: Buffer, owner: string, encrypted: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  );
}
