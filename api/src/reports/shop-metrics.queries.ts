import type { Pool } from 'pg';

export async function countOrdersByState(pool: Pool): Promise<{ state: string; count: string }[]> {
  const { rows } = await pool.query<{ state: string; count: string }>(
    'select state, sum(change) as count from order_state_count group by state',
  );
  return rows;
}

interface UnmatchedPayments {
  currency: string;
  count: string;
  /** Minor units that are not given back yet. */
  amount: string;
  /** Seconds since the oldest was received. */
  oldest: string;
}

export async function countUnmatchedPayments(pool: Pool): Promise<UnmatchedPayments[]> {
  const { rows } = await pool.query<UnmatchedPayments>(
    `select currency, count(*), sum(amount - refunded) as amount, extract(epoch from now() - min(received_at)) as oldest
     from unmatched_payment where settled_at is null group by currency`,
  );
  return rows;
}
