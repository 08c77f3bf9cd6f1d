import type { AdminNewsletterRowView, AdminNewsletterView } from '@shop/contract';
import { ApiError, idsFilter, isUuid, likePattern, type Listing, textFilter, type Tx } from '../../common/public';
import type { Newsletter } from '../entities/newsletter.entity';

export const NEWSLETTER_COLUMNS = {
  changedAt: 'n.changed_at',
  id: 'n.created_at',
  startedAt: 'n.started_at',
  status: 'n.status',
} as const;

type Row = Pick<Newsletter, 'id' | 'status' | 'texts' | 'revision' | 'changedAt' | 'startedAt' | 'finishedAt'>;

const COLUMNS = `n.id, n.status, n.texts, n.revision, n.changed_at as "changedAt", n.started_at as "startedAt",
  n.finished_at as "finishedAt"`;
const WHERE = `where ($1::text is null or n.status = $1) and ($2::text[] is null or n.id::text = any($2))
  and ($3::text is null or n.texts::text ilike $3)`;

/** Lists newsletters. */
export async function listNewsletters(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  language: string,
): Promise<{ total: number; rows: AdminNewsletterRowView[] }> {
  const q = textFilter(filter, 'q');
  const values = [textFilter(filter, 'status'), idsFilter(filter), q && likePattern(q.trim())];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total from newsletter n ${WHERE}`, values);
  const rows: Row[] = await tx.query(
    `select ${COLUMNS} from newsletter n ${WHERE} order by ${orderBy} nulls last, n.id limit $4 offset $5`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map((row) => toRowView(row, language)) };
}

/** @throws ApiError `resource_not_found` */
export async function loadNewsletter(tx: Tx, id: string, language: string): Promise<AdminNewsletterView> {
  type ReportRow = Record<keyof AdminNewsletterView['report'], string>;
  const [row]: (Row & ReportRow)[] = isUuid(id)
    ? await tx.query(
        `select ${COLUMNS}, (select count(*) from subscription where state = 'confirmed') as subscribers, report.*
         from newsletter n cross join lateral (
           select count(*) as queued, count(m.sent_at) as sent,
             count(*) filter (where s.unsubscribed_at > d.queued_at) as unsubscribed
           from newsletter_delivery d join subscription s on s.id = d.subscription_id
           left join mail m on m.dedupe_key = 'newsletter:' || d.newsletter_id || ':' || d.subscription_id
           where d.newsletter_id = n.id) report
         where n.id = $1`,
        [id],
      )
    : [];
  if (!row) throw new ApiError('resource_not_found');
  const { texts, revision, finishedAt, subscribers, queued, sent, unsubscribed } = row;
  return {
    ...toRowView(row, language),
    ...{ texts, revision, finishedAt: finishedAt?.toISOString() ?? null },
    report: {
      ...{ subscribers: Number(subscribers), queued: Number(queued) },
      ...{ sent: Number(sent), unsubscribed: Number(unsubscribed) },
    },
  };
}

function toRowView({ id, status, texts, changedAt, startedAt }: Row, language: string): AdminNewsletterRowView {
  const known = texts as Record<string, { subject: string } | undefined>;
  return {
    ...{ id, status, languages: Object.keys(texts) },
    subject: (known[language] ?? texts.en).subject,
    changedAt: changedAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
  };
}
