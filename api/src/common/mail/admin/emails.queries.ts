import type { AdminEmailRowView, AdminEmailView } from '@shop/contract';
import { isUuid } from '../../uuid';
import { ApiError } from '../../http/api-error';
import { type RenderedMail, renderMail } from '../render';
import type { Tx } from '../../database/database';
import { idsFilter, likePattern, type Listing, textFilter } from '../../http/list-query';

export const EMAIL_COLUMNS = {
  id: 'created_at',
  queuedAt: 'created_at',
  sentAt: 'sent_at',
  to: 'recipient',
  template: 'template',
} as const;

interface Row {
  id: string;
  recipient: string;
  template: string;
  language: string;
  data: Record<string, unknown>;
  created_at: Date;
  sent_at: Date | null;
}

const WHERE = `where ($1::text is null or recipient ilike $1) and ($2::text is null or template = $2)
  and ($3::text is null or (sent_at is null) = ($3 = 'waiting')) and ($4::text[] is null or id::text = any($4))
  and ($5::text is null or data ? 'orderId' and data ->> 'orderId' = $5)
  and ($6::text is null or lower(recipient) = lower($6))`;

export async function listEmails(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  shopName: string,
): Promise<{ total: number; rows: AdminEmailRowView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    q && likePattern(q.trim()),
    textFilter(filter, 'template'),
    textFilter(filter, 'state'),
    idsFilter(filter),
    textFilter(filter, 'orderId'),
    textFilter(filter, 'email'),
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total from mail ${WHERE}`, values);
  const rows: Row[] = await tx.query(
    `select id, recipient, template, language, data, created_at, sent_at from mail
     ${WHERE} order by ${orderBy}, id limit $7 offset $8`,
    [...values, limit, offset],
  );
  return {
    total: Number(count?.total ?? 0),
    rows: rows.map((row) => ({ ...toRowView(row), subject: renderOrNull(row, shopName)?.subject ?? null })),
  };
}

/** @throws ApiError `resource_not_found` */
export async function loadEmail(tx: Tx, id: string, shopName: string): Promise<AdminEmailView> {
  const [row]: Row[] = isUuid(id)
    ? await tx.query('select id, recipient, template, language, data, created_at, sent_at from mail where id = $1', [
        id,
      ])
    : [];
  if (!row) throw new ApiError('resource_not_found');
  const { subject = null, html = null, text = null } = renderOrNull(row, shopName) ?? {};
  return { ...toRowView(row), subject, html, text };
}

function toRowView({ id, recipient, template, language, created_at, sent_at }: Row) {
  return {
    ...{ id, to: recipient, template, language },
    queuedAt: created_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
  };
}

/** Null if the data of the email was erased or its template no longer exists. */
function renderOrNull({ template, language, data }: Row, shopName: string): RenderedMail | null {
  try {
    return renderMail(template, language, shopName, data);
  } catch {
    return null;
  }
}
