import type { Tx } from '../database/database';

/** The attempts of a window, and when it ends. */
export interface RateLimitCount {
  count: number;
  endsAt: Date;
}

/** Counts an attempt and returns the attempts of its window. A new window begins if the last one has ended. */
export async function countAttempt(
  reader: Tx,
  { rule, key, now, endsAt }: { rule: string; key: Buffer; now: Date; endsAt: Date },
): Promise<RateLimitCount> {
  const [row]: RateLimitCount[] = await reader.query(
    `insert into rate_limit as counted (rule, key, count, ends_at) values ($1, $2, 1, $3)
     on conflict (rule, key) do update set
       count = case when counted.ends_at <= $4 then 1 else least(counted.count + 1, 1000000) end,
       ends_at = case when counted.ends_at <= $4 then excluded.ends_at else counted.ends_at end
     returning count, ends_at as "endsAt"`,
    [rule, key, endsAt, now],
  );
  if (!row) throw new Error('an insert that returns its row returned none');
  return row;
}
