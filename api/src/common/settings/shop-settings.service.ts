import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock';
import { CONFIG, type Config } from '../config/config';
import { ChangeFeed, notifyChange } from '../database/change-feed';
import { Database, type Tx } from '../database/database';
import { SnapshotCache } from '../database/snapshot-cache';
import { ApiError } from '../http/api-error';
import { PublishedContent } from '../published-content';
import { decrypt, encrypt } from '../secrets/encryption';
import { SecretKeys } from '../secrets/secret-keys.service';
import { resolveSettings } from './resolve-settings';
import { ShopSetting } from './shop-setting.entity';
import { replaceSection } from './shop-settings.queries';
import type { SettingsSection, ShopSettingsSnapshot, StoredSettings } from './shop-settings.types';

const CHANNEL = 'shop_setting';
const KEY_PURPOSE = 'shop-settings';
/** The field of a section that is stored encrypted. */
const SECRET_FIELDS: Readonly<Partial<Record<SettingsSection, string>>> = { mail: 'password', paypal: 'clientSecret' };

/**
 * The settings of the shop in force, cached in memory and reloaded in every process when an admin changes them: name,
 * languages, currencies, seller, mail server, PayPal.
 */
@Injectable()
export class ShopSettings implements OnModuleInit {
  private readonly log = new Logger('settings');
  private readonly cache: SnapshotCache<ShopSettingsSnapshot>;

  constructor(
    private readonly database: Database,
    private readonly secretKeys: SecretKeys,
    private readonly clock: Clock,
    feed: ChangeFeed,
    @Inject(CONFIG) private readonly config: Config,
    private readonly published: PublishedContent,
  ) {
    this.cache = new SnapshotCache(feed, CHANNEL, async () => this.resolve(await this.load(database.reader)));
  }

  async onModuleInit(): Promise<void> {
    await this.cache.start();
    this.published.add(() => this.current);
  }

  get current(): ShopSettingsSnapshot {
    return this.cache.current;
  }

  /** Loads what is committed by now, without waiting for the notification. */
  reload(): Promise<void> {
    return this.cache.reload();
  }

  /** The settings that would be in force with these stored values. */
  resolve(stored: StoredSettings): ShopSettingsSnapshot {
    return resolveSettings(this.config.fixedSettings, stored);
  }

  /** The stored values with decrypted secrets. */
  async load(tx: Tx): Promise<StoredSettings> {
    const rows = await tx.find(ShopSetting);
    return {
      ...Object.fromEntries(rows.map((row) => [row.section, { ...row.value, ...this.decryptSecret(row) }])),
      revisions: Object.fromEntries(rows.map(({ section, revision }) => [section, revision])),
    };
  }

  /**
   * Replaces a section, and reloads it in every process once the transaction is committed.
   * @param seen how often the section was saved when its values were read
   * @throws ApiError `changed_meanwhile` if the section was saved since
   */
  async save<S extends SettingsSection>(
    tx: Tx,
    section: S,
    values: Readonly<Record<string, unknown>>,
    seen: number,
  ): Promise<void> {
    const field = SECRET_FIELDS[section] ?? '';
    const { [field]: secret, ...value } = values;
    const key = this.secretKeys.deriveKey(KEY_PURPOSE);
    const encryptedSecret = typeof secret === 'string' && secret !== '' ? encrypt(key, section, secret) : null;
    const row = { section, value, encryptedSecret, updatedAt: this.clock.now() };
    if (!(await replaceSection(tx, row, seen))) throw new ApiError('changed_meanwhile');
    await notifyChange(tx, CHANNEL);
  }

  /** Nothing if the secret was encrypted with another `SECRET_KEY`: then it must be entered again. */
  private decryptSecret({ section, encryptedSecret }: ShopSetting): Record<string, string> {
    const field = SECRET_FIELDS[section as SettingsSection];
    if (field === undefined || encryptedSecret === null) return {};
    try {
      return { [field]: decrypt(this.secretKeys.deriveKey(KEY_PURPOSE), section, encryptedSecret) };
    } catch {
      this.log.error(`the secret of the settings "${section}" was encrypted with another SECRET_KEY`);
      return {};
    }
  }
}
