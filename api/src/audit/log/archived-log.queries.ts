import type { AuditLogArchiveView } from '@shop/contract';
import type { Listing, Tx } from '../../common/public';

export const ARCHIVE_COLUMNS = { month: 'month', id: 'month', entries: 'entries' } as const;

interface MonthRow {
  month: string;
  entries: string;
  bytes: string;
  archived_at: Date;
  sha256: string[];
  total: number;
}

/** The archived months. A month whose last entries came late has several checksums. */
export async function listArchivedMonths(
  tx: Tx,
  { orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: AuditLogArchiveView[] }> {
  const rows: MonthRow[] = await tx.query(
    `select to_char(m.month, 'YYYY-MM') as month, m.entries, m.bytes, m.archived_at, m.sha256, count(*) over ()::int as total
     from (select month, sum(entries) as entries, sum(bytes) as bytes, max(archived_at) as archived_at,
         array_agg(encode(sha256, 'hex') order by first_id) as sha256
       from audit_log_archive group by month) m
     order by ${orderBy} limit $1 offset $2`,
    [limit, offset],
  );
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ month, entries, bytes, archived_at, sha256 }) => ({
      ...{ id: month, entries: Number(entries), bytes: Number(bytes), sha256 },
      archivedAt: archived_at.toISOString(),
    })),
  };
}
