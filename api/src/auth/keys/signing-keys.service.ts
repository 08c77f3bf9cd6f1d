import { createPrivateKey, generateKeyPair, type KeyObject, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import {
  AuditLog,
  ChangeFeed,
  Clock,
  Database,
  decrypt,
  encrypt,
  notifyChange,
  SecretKeys,
  SnapshotCache,
  type Tx,
} from '../../common/public';
import { publicKeyFromJwk, SigningKeySet, type SigningKey } from './signing-keys';
import { SigningKeyRow } from './signing-key.entity';
import { deletePrivateKeys, deleteSigningKeys, lockSigningKeys } from './signing-keys.queries';

const CHANNEL = 'signing_key';
const KEY_PURPOSE = 'signing-key';
/** A new key is published this long before it signs: longer than a replica takes to reconnect to the change feed. */
const ANNOUNCED_MS = 30_000;

/** Loads, creates, rotates and deletes the keys that sign access tokens. All replicas share them. */
@Injectable()
export class SigningKeys implements OnModuleInit {
  private readonly log = new Logger('signing-keys');
  private readonly cache: SnapshotCache<SigningKeySet>;

  constructor(
    private readonly database: Database,
    private readonly secretKeys: SecretKeys,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    feed: ChangeFeed,
  ) {
    this.cache = new SnapshotCache(feed, CHANNEL, () => this.load(this.database.reader));
  }

  async onModuleInit(): Promise<void> {
    await this.createFirst();
    await this.cache.start();
  }

  get current(): SigningKeySet {
    return this.cache.current;
  }

  /**
   * Creates a key that signs in 30 seconds, when every replica knows it. Sessions go on: tokens signed with the old key
   * stay valid until they expire. Returns the new key's id and when it starts to sign.
   */
  async rotate(): Promise<{ kid: string; signsFrom: Date }> {
    return this.database.transaction(async (tx) => {
      await lockSigningKeys(tx);
      const signsFrom = new Date(this.clock.now().getTime() + ANNOUNCED_MS);
      const kid = await this.insert(tx, signsFrom);
      await this.audit.record(tx, {}, { action: 'signing-key-rotated', kind: 'signing-key', id: kid });
      await notifyChange(tx, CHANNEL);
      return { kid, signsFrom };
    });
  }

  /** Deletes private keys that sign nothing any more, and whole keys of which no session can be renewed any more. */
  async deleteUnused(supersededBefore: Date): Promise<void> {
    await this.database.transaction(async (tx) => {
      const anHourAgo = new Date(this.clock.now().getTime() - 3_600_000);
      await deletePrivateKeys(tx, anHourAgo);
      await deleteSigningKeys(tx, supersededBefore);
      await notifyChange(tx, CHANNEL);
    });
  }

  /** If several replicas start at the same time, one creates the key and the others wait for it. */
  private async createFirst(): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockSigningKeys(tx);
      const { keys } = await this.load(tx);
      if (!keys.some(({ privateKey }) => privateKey)) await this.insert(tx, this.clock.now());
    });
  }

  private async insert(tx: Tx, signsFrom: Date): Promise<string> {
    const kid = randomUUID();
    const { privateKey, publicKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const key = tx.create(SigningKeyRow, {
      id: kid,
      encryptedPrivateKey: encrypt(this.secretKeys.deriveKey(KEY_PURPOSE), kid, pem),
      signsFrom,
    });
    key.publicJwk = publicKey.export({ format: 'jwk' });
    await tx.save(key);
    return kid;
  }

  private async load(reader: Tx): Promise<SigningKeySet> {
    const rows = await reader.find(SigningKeyRow, { order: { signsFrom: 'ASC', id: 'ASC' } });
    return new SigningKeySet(rows.map((row) => this.toSigningKey(row)));
  }

  private toSigningKey({ id, publicJwk, encryptedPrivateKey, signsFrom }: SigningKeyRow): SigningKey {
    const privateKey = encryptedPrivateKey && this.decryptPrivateKey(id, encryptedPrivateKey);
    return { kid: id, publicJwk, publicKey: publicKeyFromJwk(publicJwk), privateKey, signsFrom };
  }

  private decryptPrivateKey(kid: string, encrypted: Buffer): KeyObject | null {
    try {
      return createPrivateKey(decrypt(this.secretKeys.deriveKey(KEY_PURPOSE), kid, encrypted));
    } catch {
      this.log.error(`signing key ${kid} was encrypted with another SECRET_KEY`);
      return null;
    }
  }
}
