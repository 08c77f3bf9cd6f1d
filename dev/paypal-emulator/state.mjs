import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An id of PayPal's kind: upper-case letters and digits, without the ones that are easily mistaken. */
export const randomId = (length) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

function fresh() {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    keys,
    tokenKey: randomBytes(32).toString('hex'),
    invoices: {},
    captures: {},
    refunds: {},
    requests: {},
    events: [],
  };
}

/**
 * Everything the emulator knows, in one JSON file that is replaced whole (or in memory alone, without a file).
 * Whoever changes `data` calls `touch`; `flush` resolves once every change made before it is on disk.
 */
export class State {
  #file;
  #dirty = false;
  #writing = Promise.resolve();
  #queued = null;

  constructor(file) {
    this.#file = file;
    this.data = this.#read() ?? fresh();
    this.touch();
  }

  #read() {
    if (!this.#file) return null;
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8'));
    } catch (error) {
      if (error.code === 'ENOENT') return null;
      throw error;
    }
  }

  touch() {
    this.#dirty = true;
  }

  /** Flushes asked for while one write runs share the next. */
  flush() {
    if (!this.#file || (!this.#dirty && !this.#queued)) return this.#writing;
    this.#queued ??= this.#writing
      .catch(() => {})
      .then(() => {
        this.#writing = this.#queued;
        this.#queued = null;
        this.#dirty = false;
        return this.#write();
      });
    return this.#queued;
  }

  async #write() {
    const temporary = `${this.#file}.${process.pid}.tmp`;
    try {
      await writeFile(temporary, JSON.stringify(this.data));
      await rename(temporary, this.#file);
    } catch (error) {
      this.#dirty = true;
      throw error;
    }
  }
}
