import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { addDemoPayments } from './demo-payments.ts';
import type { KeyPair } from './signing.ts';
import type { Dispute, Invoice, StoredCapture, StoredRefund, WebhookEvent } from './types.ts';

/** Without the characters that are easily mistaken. */
const ID_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

interface StateData {
  keys: KeyPair;
  tokenKey: string;
  invoices: Record<string, Invoice>;
  captures: Record<string, StoredCapture>;
  refunds: Record<string, StoredRefund>;
  disputes: Record<string, Dispute>;
  /** By PayPal-Request-Id. */
  requests: Record<string, { bodyHash: string; refundId: string }>;
  events: WebhookEvent[];
}

/** An id in PayPal's format: upper-case letters and digits. */
export function randomId(length: number): string {
  return Array.from({ length }, () => ID_CHARACTERS[randomInt(ID_CHARACTERS.length)]).join('');
}

/**
 * All data of the emulator, in one JSON file that is replaced as a whole (without a file: in memory only).
 * Code that changes `data` calls `markChanged`; `flush` resolves when all changes made before it are on disk.
 */
export class State {
  readonly data: StateData;
  readonly #file: string | undefined;
  #isChanged = true;
  #writing: Promise<void> = Promise.resolve();
  #queued: Promise<void> | null = null;

  constructor(file: string | undefined) {
    this.#file = file;
    this.data = readState(file) ?? createState();
    addDemoPayments(this.data);
  }

  markChanged(): void {
    this.#isChanged = true;
  }

  /** Calls during a write share the next write. */
  flush(): Promise<void> {
    if (!this.#file || (!this.#isChanged && !this.#queued)) return this.#writing;
    const file = this.#file;
    this.#queued ??= this.#writing
      .catch(() => {})
      .then(() => {
        this.#writing = this.#queued ?? Promise.resolve();
        this.#queued = null;
        this.#isChanged = false;
        return this.#write(file);
      });
    return this.#queued;
  }

  async #write(file: string): Promise<void> {
    const temporary = `${file}.${process.pid}.tmp`;
    try {
      await writeFile(temporary, JSON.stringify(this.data));
      await rename(temporary, file);
    } catch (error) {
      this.#isChanged = true;
      throw error;
    }
  }
}

function readState(file: string | undefined): StateData | null {
  if (!file) return null;
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Omit<StateData, 'disputes'> & Partial<StateData>;
    return { disputes: {}, ...stored };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function createState(): StateData {
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
    disputes: {},
    requests: {},
    events: [],
  };
}
