import type { Output, TariffChangeView, TariffDraftRowView } from '@shop/contract';
import { isUuid, ApiError, type Tx, idsFilter, likePattern, textFilter, type Listing } from '../../common/public';

export const DRAFT_COLUMNS = {
  createdAt: 'd.created_at',
  id: 'd.created_at',
  title: 'd.title',
  status: 'd.status',
  version: 'd.version',
  publishAt: 'd.publish_at',
} as const;

interface DraftRow {
  id: string;
  title: string;
  status: TariffDraftRowView['status'];
  version: number | null;
  created_at: Date;
  created_by: string;
  publish_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  change_count: number;
}

const WHERE = `where ($1::text is null or d.status = $1) and ($2::text is null or d.title ilike $2)
  and ($3::text[] is null or d.id::text = any($3))`;

export async function listDrafts(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: TariffDraftRowView[] }> {
  const q = textFilter(filter, 'q');
  const values = [textFilter(filter, 'status'), q && likePattern(q.trim()), idsFilter(filter)];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total from tariff_draft d ${WHERE}`, values);
  const rows: DraftRow[] = await tx.query(
    `select d.id, d.title, d.status, d.version, d.created_at, a.email as created_by, d.publish_at, d.decided_at,
       b.email as decided_by, (select count(*)::int from tariff_change where draft_id = d.id) as change_count
     from tariff_draft d join account a on a.id = d.created_by left join account b on b.id = d.decided_by
     ${WHERE} order by ${orderBy} nulls last, d.id limit $4 offset $5`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toView) };
}

/** @throws ApiError `resource_not_found` */
export async function loadDraft(tx: Tx, id: string): Promise<TariffDraftRowView> {
  const listing = { orderBy: 'd.id', descending: false, offset: 0, limit: 1, filter: { id: [id.toLowerCase()] } };
  const [draft] = isUuid(id) ? (await listDrafts(tx, listing)).rows : [];
  if (!draft) throw new ApiError('resource_not_found');
  return draft;
}

/** The changes of a draft or version, with the values before and after. */
export async function loadChangeViews(tx: Tx, id: string): Promise<Omit<TariffChangeView, 'outdated'>[]> {
  type Row = Pick<TariffChangeView, 'kind' | 'subject' | 'base' | 'value'> & { changed_at: Date; email: string };
  const rows: Row[] = await tx.query(
    `select c.kind, c.subject, c.base, c.value, c.changed_at, a.email
     from tariff_change c join account a on a.id = c.changed_by where draft_id = $1 order by c.kind, c.subject`,
    [id],
  );
  return rows.map(({ changed_at, email, ...change }) => ({
    ...change,
    changedAt: changed_at.toISOString(),
    changedBy: email,
  }));
}

/** The changes of all scheduled drafts, earliest start first. */
export async function loadPlannedChanges(tx: Tx): Promise<Output<'admin/tariff-planned'>> {
  type Row = Omit<Output<'admin/tariff-planned'>[number], 'publishAt'> & { publishAt: Date };
  const rows: Row[] = await tx.query(
    `select d.id as "draftId", d.title, d.publish_at as "publishAt", c.kind, c.subject, c.value
     from tariff_draft d join tariff_change c on c.draft_id = d.id
     where d.status = 'scheduled' order by d.publish_at, d.decided_at, d.id, c.kind, c.subject`,
  );
  return rows.map((row) => ({ ...row, publishAt: row.publishAt.toISOString() }));
}

function toView(row: DraftRow): TariffDraftRowView {
  const { id, title, status, version } = row;
  return {
    ...{ id, title, status, version },
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    publishAt: row.publish_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    changeCount: row.change_count,
  };
}
