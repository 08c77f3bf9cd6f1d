import { randomBytes } from 'node:crypto';
import type { Provider } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { SiteSettings } from '../config/site-settings';
import { Database } from '../database/database';
import { deriveKey } from './encryption';

const SETTING = 'secret_key';

/** Derives the keys that encrypt stored secrets from `SECRET_KEY`, or from a random key stored in the database. */
export class SecretKeys {
  constructor(private readonly secretKey: string) {}

  deriveKey(purpose: string): Buffer {
    return deriveKey(purpose, this.secretKey);
  }
}

/** Created with its key loaded, so that other providers can use it while they initialise. */
export const secretKeysProvider: Provider = {
  provide: SecretKeys,
  inject: [CONFIG, Database, SiteSettings],
  useFactory: async (config: Config, database: Database, settings: SiteSettings) =>
    new SecretKeys(config.secretKey ?? (await loadOrCreate(database, settings))),
};

/** If several replicas start at the same time, one creates the key and all of them read it. */
async function loadOrCreate({ reader }: Database, settings: SiteSettings): Promise<string> {
  await settings.writeFirst(reader, SETTING, randomBytes(32).toString('base64url'));
  const value = await settings.read(reader, SETTING);
  if (value === undefined) throw new Error('the database has no secret key');
  return value;
}
