import type { Tx } from '../database/database';
import type { ShopSetting } from './shop-setting.entity';

/**
 * Replaces a section of the settings, and counts that.
 *
 * @param seen how often it was saved when its values were read
 * @returns whether it was replaced: not if it was saved since
 */
export async function replaceSection(
  tx: Tx,
  { section, value, encryptedSecret, updatedAt }: Omit<ShopSetting, 'revision'>,
  seen: number,
): Promise<boolean> {
  const replaced: unknown[] = await tx.query(
    `insert into shop_setting as stored (section, value, encrypted_secret, updated_at) values ($1, $2, $3, $4)
     on conflict (section) do update set value = excluded.value, encrypted_secret = excluded.encrypted_secret,
       updated_at = excluded.updated_at, revision = stored.revision + 1
       where stored.revision = $5
     returning section`,
    [section, value, encryptedSecret, updatedAt, seen],
  );
  return replaced.length > 0;
}
