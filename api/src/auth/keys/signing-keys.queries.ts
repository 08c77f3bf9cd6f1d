import type { Tx } from '../../common/public';

/** Differs from the other advisory locks of the shop. */
const LOCK = 7_204_003;

/** True of a key if a newer one has signed since the time `$1`. */
const SUPERSEDED = `exists (
  select from signing_key newer where newer.signs_from > signing_key.signs_from and newer.signs_from <= $1)`;

/** Lets one transaction at a time create signing keys. */
export async function lockSigningKeys(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/** Deletes the private keys, but not the public ones, that were superseded before a time. */
export async function deletePrivateKeys(tx: Tx, supersededBefore: Date): Promise<void> {
  await tx.query(`update signing_key set encrypted_private_key = null where ${SUPERSEDED}`, [supersededBefore]);
}

/** Deletes the keys that were superseded before a time. */
export async function deleteSigningKeys(tx: Tx, supersededBefore: Date): Promise<void> {
  await tx.query(`delete from signing_key where ${SUPERSEDED}`, [supersededBefore]);
}
