import type { AdminNoticeRowView, AdminNoticeView, AdminServiceStatusView } from '@shop/contract';
import { isUuid, ApiError, type Tx, idsFilter, likePattern, textFilter, type Listing } from '../../common/public';

/** Sorted by publication, drafts come before all published notices. */
export const NEWS_COLUMNS = {
  publishedAt: `coalesce(n.published_at, 'infinity'::timestamptz)`,
  id: 'n.created_at',
  changedAt: 'n.changed_at',
  title: 'title',
} as const;
export const STATUS_COLUMNS = {
  id: `array_position('{office,factory,courier}'::text[], place)`,
  updatedAt: 'updated_at',
} as const;

interface Row {
  id: string;
  title: string;
  published_at: Date | null;
  languages: string[];
  changed_at: Date;
  revision: number;
  texts: AdminNoticeView['texts'];
}

const STATE = `case when n.published_at is null then 'draft' when n.published_at > $1 then 'scheduled' else 'published' end`;
const WHERE = `where ($2::text is null or ${STATE} = $2) and ($3::text[] is null or n.id::text = any($3))
  and ($4::text is null or exists (
    select from notice_text q where q.notice_id = n.id and (q.title ilike $4 or q.body ilike $4)))`;

export async function listNews(
  tx: Tx,
  listing: Listing,
  now: Date,
  language: string,
): Promise<{ total: number; rows: AdminNoticeRowView[] }> {
  const { total, rows } = await loadPage(tx, listing, now, language);
  return { total, rows: rows.map((row) => toRowView(row, now)) };
}

/** @throws ApiError `resource_not_found` */
export async function loadNotice(tx: Tx, id: string, now: Date, language: string): Promise<AdminNoticeView> {
  const listing = { orderBy: 'n.id', descending: false, offset: 0, limit: 1, filter: { id: [id.toLowerCase()] } };
  const [row] = isUuid(id) ? (await loadPage(tx, listing, now, language)).rows : [];
  if (!row) throw new ApiError('resource_not_found');
  return { ...toRowView(row, now), texts: row.texts, revision: row.revision };
}

async function loadPage(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  now: Date,
  language: string,
): Promise<{ total: number; rows: Row[] }> {
  const q = textFilter(filter, 'q');
  const values = [now, textFilter(filter, 'state'), idsFilter(filter), q && likePattern(q.trim())];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total from notice n ${WHERE}`, values);
  const rows: Row[] = await tx.query(
    `select n.id, n.published_at, n.changed_at, n.revision,
       coalesce((select title from notice_text t where t.notice_id = n.id
         order by language = $5 desc, language = 'en' desc, language limit 1), '') as title,
       array(select language from notice_text t where t.notice_id = n.id order by language) as languages,
       coalesce((select jsonb_object_agg(language, jsonb_build_object('title', title, 'body', body))
         from notice_text t where t.notice_id = n.id), '{}') as texts
     from notice n ${WHERE} order by ${orderBy}, n.id limit $6 offset $7`,
    [...values, language, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows };
}

function toRowView({ id, title, published_at, languages, changed_at }: Row, now: Date): AdminNoticeRowView {
  return {
    ...{ id, title, languages },
    state: noticeState(published_at, now),
    publishedAt: published_at?.toISOString() ?? null,
    changedAt: changed_at.toISOString(),
  };
}

function noticeState(publishedAt: Date | null, now: Date): AdminNoticeRowView['state'] {
  if (publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

export async function listStatus(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: AdminServiceStatusView[] }> {
  const ids = idsFilter(filter);
  const [count]: { total: string }[] = await tx.query(
    'select count(*) as total from service_status where $1::text[] is null or place = any($1)',
    [ids],
  );
  const rows: { place: string; type: number; hours: string; updated_at: Date; revision: number }[] = await tx.query(
    `select place, type, hours, updated_at, revision from service_status
     where $1::text[] is null or place = any($1) order by ${orderBy}, place limit $2 offset $3`,
    [ids, limit, offset],
  );
  return {
    total: Number(count?.total ?? 0),
    rows: rows.map(({ place, updated_at, ...row }) => ({ id: place, ...row, updatedAt: updated_at.toISOString() })),
  };
}

/** @throws ApiError `resource_not_found` */
export async function loadStatus(tx: Tx, place: string): Promise<AdminServiceStatusView> {
  const listing = { orderBy: 'place', descending: false, offset: 0, limit: 1, filter: { id: [place] } };
  const [row] = /^[a-z]{1,20}$/.test(place) ? (await listStatus(tx, listing)).rows : [];
  if (!row) throw new ApiError('resource_not_found');
  return row;
}
