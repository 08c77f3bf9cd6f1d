import type { Tx } from './database';

/** Until the transaction ends, others that add or change rows of the table wait; those that read do not. */
export async function lockTable(
  tx: Tx,
  table: 'calendar_day' | 'carrier' | 'category' | 'email_text' | 'import_duty' | 'product',
): Promise<void> {
  await tx.query(`lock table ${table} in share row exclusive mode`);
}
