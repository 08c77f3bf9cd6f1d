import type { AdminEmailRowView, AdminEmailView, EmailTextView } from '@shop/contract';
import { parseOrderId } from '@shop/order-flow';
import { isUuid } from '../../uuid';
import { ApiError } from '../../http/api-error';
import { JOIN_TEXT } from '../mail-archive.queries';
import type { MailRenderer } from '../mail-renderer';
import type { Tx } from '../../database/database';
import { dayRangeFilter, isWithinDays } from '../../http/day-range';
import { idsFilter, likePattern, type Listing, textFilter } from '../../http/list-query';

export const EMAIL_COLUMNS = {
  id: 'created_at',
  queuedAt: 'created_at',
  sentAt: 'sent_at',
  to: 'recipient',
  template: 'mail.template',
} as const;

interface Row {
  id: string;
  recipient: string;
  template: string;
  language: string;
  data: Record<string, unknown>;
  created_at: Date;
  sent_at: Date | null;
  texts: EmailTextView | null;
}

const COLUMNS = 'id, recipient, mail.template, mail.language, data, created_at, sent_at, texts';

const WHERE = `where ($1::text is null or recipient ilike $1) and ($2::text is null or mail.template = $2)
  and ($3::text is null or (sent_at is null) = ($3 = 'waiting')) and ($4::text[] is null or id::text = any($4))
  and ($5::text is null or data ? 'orderId' and data ->> 'orderId' = $5)
  and ($6::text is null or lower(recipient) = lower($6)) and ${isWithinDays('created_at', 7)}`;

export async function listEmails(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  renderer: MailRenderer,
): Promise<{ total: number; rows: AdminEmailRowView[] }> {
  const q = textFilter(filter, 'q');
  const order = q === null ? null : parseOrderId(q);
  const values = [
    order ? null : q && likePattern(q.trim()),
    textFilter(filter, 'template'),
    textFilter(filter, 'state'),
    idsFilter(filter),
    order ?? textFilter(filter, 'orderId'),
    textFilter(filter, 'email'),
    ...dayRangeFilter(filter),
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total from mail ${WHERE}`, values);
  const rows: Row[] = await tx.query(
    `select ${COLUMNS} from mail ${JOIN_TEXT}
     ${WHERE} order by ${orderBy}, id limit $9 offset $10`,
    [...values, limit, offset],
  );
  return {
    total: Number(count?.total ?? 0),
    rows: rows.map((row) => ({ ...toRowView(row), subject: orNull(() => renderer.renderSubject(toStored(row))) })),
  };
}

/** @throws ApiError `resource_not_found` */
export async function loadEmail(tx: Tx, id: string, renderer: MailRenderer): Promise<AdminEmailView> {
  const [row]: Row[] = isUuid(id) ? await tx.query(`select ${COLUMNS} from mail ${JOIN_TEXT} where id = $1`, [id]) : [];
  if (!row) throw new ApiError('resource_not_found');
  const { subject = null, html = null, text = null } = orNull(() => renderer.renderStored(toStored(row))) ?? {};
  return { ...toRowView(row), subject, html, text };
}

function toRowView({ id, recipient, template, language, created_at, sent_at }: Row) {
  return {
    ...{ id, to: recipient, template, language },
    queuedAt: created_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
  };
}

const toStored = ({ sent_at: sentAt, ...mail }: Row) => ({ ...mail, sentAt });

/** Null if the data of the email was erased or its template no longer exists. */
function orNull<T>(render: () => T): T | null {
  try {
    return render();
  } catch {
    return null;
  }
}
