import type { HomeMentionView, HomeOwnTaskView, OrderTaskView } from '@shop/contract';
import { staffName } from '../../accounts/public';
import { STAFF_ROLES, type Tx } from '../../common/public';
import { ORDER_CHANGED } from '../workflow/order-changes.queries';

/** Tells the open pages of an order that its tasks have changed, once the transaction is committed. */
export async function notifyTaskChange(tx: Tx, orderId: string): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [ORDER_CHANGED, orderId]);
}

/** Which of the accounts are not active staff. */
export async function findInactiveStaff(tx: Tx, accountIds: readonly string[]): Promise<string[]> {
  const rows: { id: string }[] = await tx.query(
    `select id from unnest($1::uuid[]) as named (id) where not exists (
       select from account a where a.id = named.id and a.role = any($2) and a.disabled_at is null and a.closed_at is null)`,
    [accountIds, STAFF_ROLES],
  );
  return rows.map(({ id }) => id);
}

type TaskRow = Omit<OrderTaskView, 'createdAt' | 'doneAt' | 'overdue'> & { createdAt: Date; doneAt: Date | null };

const TASK = `t.id, coalesce(t.text, '') as text, t.due_on::text as due, t.created_at as "createdAt", t.done_at as "doneAt",
  json_build_object('id', assignee.id, 'name', ${staffName('assignee')}) as assignee, ${staffName('creator')} as by,
  case when t.done_by is not null then ${staffName('finisher')} end as "doneBy"`;

const WITH_NAMES = `join account assignee on assignee.id = t.assignee_id join account creator on creator.id = t.created_by
  left join account finisher on finisher.id = t.done_by`;

/** The tasks of an order: open ones by due day, then those done, the latest first. */
export async function listOrderTasks(tx: Tx, orderId: string, today: string): Promise<OrderTaskView[]> {
  const rows: TaskRow[] = await tx.query(
    `select ${TASK} from order_task t ${WITH_NAMES} where t.order_id = $1
     order by t.done_at desc nulls first, t.due_on nulls last, t.created_at, t.id limit 200`,
    [orderId],
  );
  return rows.map(({ createdAt, doneAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    overdue: doneAt === null && row.due !== null && row.due < today,
  }));
}

/** Whether an order has notes that mention the account and were not read. */
export async function hasUnreadMentions(tx: Tx, orderId: string, accountId: string): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    'select from order_mention where account_id = $1 and order_id = $2 and read_at is null limit 1',
    [accountId, orderId],
  );
  return rows.length > 0;
}

/** Returns false if the order has no unread mention of the account. */
export async function markMentionsRead(tx: Tx, orderId: string, accountId: string, now: Date): Promise<boolean> {
  const [, count]: [unknown, number] = await tx.query(
    'update order_mention set read_at = $3 where account_id = $1 and order_id = $2 and read_at is null',
    [accountId, orderId, now],
  );
  return count > 0;
}

/** Stores whom the latest note of an order mentions. The order must be locked. */
export async function insertMentions(tx: Tx, orderId: string, accountIds: readonly string[]): Promise<void> {
  await tx.query(
    `insert into order_mention (order_id, seq, account_id)
     select $1, (select max(seq) from order_event where order_id = $1 and event = 'note_added'), id
     from unnest($2::uuid[]) as named (id) group by id`,
    [orderId, accountIds],
  );
}

/** The open tasks of a staff member, those that are due first. */
export async function listOwnTasks(
  tx: Tx,
  accountId: string,
  { today, limit }: { today: string; limit: number },
): Promise<HomeOwnTaskView[]> {
  const rows: (Omit<HomeOwnTaskView, 'createdAt' | 'overdue'> & { createdAt: Date })[] = await tx.query(
    `select t.id, t.order_id as "orderId", coalesce(t.text, '') as text, t.due_on::text as due,
       t.created_at as "createdAt", ${staffName('creator')} as by
     from order_task t join account creator on creator.id = t.created_by
     where t.assignee_id = $1 and t.done_at is null order by t.due_on nulls last, t.created_at, t.id limit $2`,
    [accountId, limit],
  );
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    overdue: row.due !== null && row.due < today,
  }));
}

/** The notes that mention a staff member and were not read, the oldest first. */
export async function listUnreadMentions(tx: Tx, accountId: string, limit: number): Promise<HomeMentionView[]> {
  const rows: (Omit<HomeMentionView, 'at'> & { at: Date })[] = await tx.query(
    `select m.order_id as "orderId", m.seq::text as id, coalesce(e.detail ->> 'memo', '') as text, e.happened_at as at,
       ${staffName('a')} as by
     from order_mention m join order_event e on e.order_id = m.order_id and e.seq = m.seq
     join account a on a.id = e.account_id
     where m.account_id = $1 and m.read_at is null order by e.happened_at, m.order_id limit $2`,
    [accountId, limit],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Erases the texts of the tasks of a customer's orders. */
export async function eraseTaskTexts(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx.query('update order_task set text = null where order_id = any($1)', [orderIds]);
}
