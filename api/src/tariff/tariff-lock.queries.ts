import type { Tx } from '../common/public';

/** Different from every other advisory lock number in this project. */
const TARIFF_LOCK = 7_204_015;

/** Lets one transaction at a time change the tariff, its scheduled versions or its rates. */
export async function lockTariff(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [TARIFF_LOCK]);
}
