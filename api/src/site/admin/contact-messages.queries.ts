import { CONTACT_ANSWER_HOURS, type ContactMessageRowView, type ContactMessageView } from '@shop/contract';
import { staffName } from '../../accounts/public';
import {
  ApiError,
  dayRangeFilter,
  flagFilter,
  idsFilter,
  invalidFilter,
  isUuid,
  isWithinDays,
  likePattern,
  type Listing,
  textFilter,
  type Tx,
} from '../../common/public';
import type { ContactMessage } from '../entities/contact-message.entity';

/** `answerBy` lists open messages first, the longest waiting one at the top. */
export const CONTACT_MESSAGE_COLUMNS = {
  answerBy: `m.status <> 'open', m.received_at`,
  receivedAt: 'm.received_at',
  id: 'm.received_at',
  name: 'm.name',
  email: 'm.email',
  subject: 'm.subject',
  status: 'm.status',
} as const;

const ANSWER_WITHIN_MS = CONTACT_ANSWER_HOURS * 3_600_000;

interface Row extends Pick<
  ContactMessage,
  'id' | 'status' | 'department' | 'name' | 'email' | 'subject' | 'language' | 'revision'
> {
  received_at: Date;
  assignee: ContactMessageRowView['assignee'];
}

const COLUMNS = `m.id, m.status, m.department, m.name, m.email, m.subject, m.language, m.received_at, m.revision,
  case when s.id is not null then json_build_object('id', s.id, 'name', ${staffName('s')}) end as assignee`;
const FROM = 'from contact_message m left join account s on s.id = m.assigned_to';
const WHERE = `where ($1::text is null or m.status = $1) and ($2::int is null or m.department = $2)
  and ($3::text is null or coalesce(m.assigned_to::text, 'none') = $3) and ($4::text[] is null or m.id::text = any($4))
  and ($5::text is null or m.name ilike $5 or m.email ilike $5 or m.subject ilike $5 or m.message ilike $5)
  and ($6::boolean is null or (m.status = 'open' and m.received_at < $7) = $6)
  and ($8::text is null or lower(m.email) = lower($8)) and ${isWithinDays('m.received_at', 9)}`;

/** Lists contact messages. */
export async function listContactMessages(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  now: Date,
): Promise<{ total: number; rows: ContactMessageRowView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    textFilter(filter, 'status'),
    departmentFilter(filter),
    textFilter(filter, 'assigneeId'),
    idsFilter(filter),
    q && likePattern(q.trim()),
    flagFilter(filter, 'overdue'),
    new Date(now.getTime() - ANSWER_WITHIN_MS),
    textFilter(filter, 'email'),
    ...dayRangeFilter(filter),
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM} ${WHERE}`, values);
  const rows: Row[] = await tx.query(
    `select ${COLUMNS} ${FROM} ${WHERE} order by ${orderBy}, m.id limit $11 offset $12`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map((row) => toRowView(row, now)) };
}

/** @throws ApiError `resource_not_found` */
export async function loadContactMessage(tx: Tx, id: string, now: Date): Promise<ContactMessageView> {
  type DetailRow = Row & Pick<ContactMessageView, 'phone' | 'message' | 'accountId'>;
  const [row]: DetailRow[] = isUuid(id)
    ? await tx.query(
        `select ${COLUMNS}, m.phone, m.message,
           (select a.id from account a where lower(a.email) = lower(m.email) and a.role <> 'guest') as "accountId"
         ${FROM} where m.id = $1`,
        [id],
      )
    : [];
  if (!row) throw new ApiError('resource_not_found');
  const answers: { id: string; text: string; by: string; at: Date }[] = await tx.query(
    `select c.id, c.text, ${staffName('a')} as by, c.answered_at as at
     from contact_answer c join account a on a.id = c.answered_by where c.message_id = $1 order by c.answered_at, c.id`,
    [id],
  );
  const { phone, message, accountId } = row;
  return {
    ...toRowView(row, now),
    ...{ phone, message, accountId },
    answers: answers.map(({ at, ...answer }) => ({ ...answer, at: at.toISOString() })),
  };
}

/** Loads a contact message and locks its row until the transaction ends; null if there is no such message. */
export async function lockContactMessage(tx: Tx, id: string): Promise<LockedContactMessage | null> {
  if (!isUuid(id)) return null;
  const [message]: LockedContactMessage[] = await tx.query(
    `select id, status, department, name, email, subject, message, language, assigned_to as "assignedTo", revision
     from contact_message where id = $1 for update`,
    [id],
  );
  return message ?? null;
}

export type LockedContactMessage = Omit<ContactMessage, 'phone' | 'receivedAt'>;

/** Whether messages can be assigned to an account: active staff of customer service, or an admin. */
export async function canBeAssigned(tx: Tx, accountId: string): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    `select from account where id = $1 and role in ('customer_service', 'admin')
     and disabled_at is null and closed_at is null`,
    [accountId],
  );
  return rows.length > 0;
}

function toRowView({ received_at: receivedAt, ...row }: Row, now: Date): ContactMessageRowView {
  const { id, status, department, name, email, subject, language, assignee, revision } = row;
  const answerBy = new Date(receivedAt.getTime() + ANSWER_WITHIN_MS);
  return {
    ...{ id, status, department, name, email, subject, language, assignee, revision },
    receivedAt: receivedAt.toISOString(),
    answerBy: answerBy.toISOString(),
    overdue: status === 'open' && answerBy < now,
  };
}

/** Accepts text too, because select inputs send text. */
function departmentFilter({ department }: Record<string, unknown>): number | null {
  if (department === undefined || department === null || department === '') return null;
  if (!/^[1-3]$/.test(String(department))) throw invalidFilter('department');
  return Number(department);
}
