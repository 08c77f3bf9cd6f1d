import type { Client } from 'pg';

/** Different from every other advisory lock number in this project. */
const LOCK = 7_204_002;

/** Waits until no other process loads the demo shop, and keeps the others waiting until the connection ends. */
export async function lockLoading(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
}
