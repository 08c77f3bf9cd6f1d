import { CONTACT_ANSWER_HOURS, type HomeFiguresView, type HomeItemView, type HomeTaskView } from '@shop/contract';
import { toBusinessDay } from '@shop/ledger';
import type { Tx } from '../common/public';

type TaskName = HomeTaskView['task'];

/**
 * The rows behind a task: id, title, since when it waits, and when it is due. `$1` is now. Each uses an index that has
 * the open rows only, or those of one status.
 */
type Source = Readonly<Record<'from' | 'id' | 'title' | 'since' | 'due', string>>;

const NO_DUE = 'null::timestamptz';
const RECIPIENT = `concat_ws(' ', o.ship_to ->> 'firstName', o.ship_to ->> 'lastName')`;

const ordersIn = (state: string, due = NO_DUE): Source => ({
  from: `customer_order o where o.state = '${state}'`,
  id: 'o.id',
  title: RECIPIENT,
  since: 'o.updated_at',
  due,
});

const SOURCES: Readonly<Record<TaskName, Source>> = {
  orders_to_review: ordersIn('in_review'),
  proofs_out: ordersIn('awaiting_proof_approval'),
  orders_to_produce: ordersIn('ready_for_production'),
  orders_in_production: ordersIn('in_production'),
  orders_shipped: ordersIn('shipped'),
  payments_awaited: ordersIn('awaiting_payment', 'o.due_at'),
  claims: {
    from: `claim c where c.resolved_at is null`,
    id: 'c.id::text',
    title: 'c.order_id',
    since: 'c.opened_at',
    // Until the end of the day, in China's time.
    due: `(c.response_due + 1)::timestamp at time zone interval '8 hours'`,
  },
  messages: {
    from: `contact_message m where m.status = 'open'`,
    id: 'm.id::text',
    title: 'm.subject',
    since: 'm.received_at',
    due: `m.received_at + interval '${CONTACT_ANSWER_HOURS} hours'`,
  },
  quote_requests: {
    from: `quote_request q left join account a on a.id = q.account_id where q.state = 'open'`,
    id: 'q.id::text',
    title: `coalesce(nullif(q.name, ''), q.email, a.email, '')`,
    since: 'q.requested_at',
    due: 'q.due_at',
  },
  reviews: {
    from: `review r where r.state = 'pending'`,
    id: 'r.id::text',
    title: `coalesce((select name from product_text t where t.sku = r.sku and t.language = 'en'), r.sku)`,
    since: 'r.submitted_at',
    due: NO_DUE,
  },
  reseller_applications: {
    from: `reseller_application p where p.status = 'pending'`,
    id: 'p.id::text',
    title: 'p.company',
    since: 'p.applied_at',
    due: NO_DUE,
  },
  unmatched_payments: {
    from: `unmatched_payment u where u.settled_at is null`,
    id: 'u.id::text',
    title: `coalesce(u.order_id, '')`,
    since: 'u.received_at',
    due: NO_DUE,
  },
  disputes: {
    from: `paypal_dispute d where d.state = 'open'`,
    id: 'd.id',
    title: `coalesce(d.order_id, '')`,
    since: 'd.reported_at',
    due: NO_DUE,
  },
  failed_refunds: {
    from: `paypal_refund f where f.state = 'failed' and f.settled_at is null`,
    id: 'f.id::text',
    title: `coalesce(f.order_id, '')`,
    since: 'f.requested_at',
    due: NO_DUE,
  },
  external_refunds: {
    from: `paypal_refund f where f.state = 'done' and f.origin = 'paypal' and f.settled_at is null`,
    id: 'f.id::text',
    title: `coalesce(f.order_id, '')`,
    since: 'f.requested_at',
    due: NO_DUE,
  },
  deposits_to_approve: {
    from: `prepaid_request p join account a on a.id = p.account_id where p.state = 'pending'`,
    id: 'p.id::text',
    title: 'a.email',
    since: 'p.entered_at',
    due: NO_DUE,
  },
  rates_to_approve: {
    from: `pending_rate r where r.status = 'pending'`,
    id: 'r.id::text',
    title: 'r.currency',
    since: 'r.detected_at',
    due: NO_DUE,
  },
  emails_waiting: {
    from: `mail m where m.sent_at is null and m.created_at < $1::timestamptz - interval '10 minutes'`,
    id: 'm.id::text',
    title: 'm.recipient',
    since: 'm.created_at',
    due: NO_DUE,
  },
  jobs_failed: {
    from: `graphile_worker.jobs j where j.attempts >= j.max_attempts`,
    id: 'j.id::text',
    title: 'j.task_identifier',
    since: 'j.created_at',
    due: NO_DUE,
  },
};

interface CountRow {
  task: TaskName;
  count: string;
  overdue: string;
  oldest: Date | null;
}

/** How much waits of each task, in one statement. */
export async function countHomeTasks(tx: Tx, tasks: readonly TaskName[], now: Date): Promise<HomeTaskView[]> {
  if (tasks.length === 0) return [];
  const parts = tasks.map((task) => {
    const { from, since, due } = SOURCES[task];
    return `select '${task}' as task, count(*) as count, count(*) filter (where ${due} < $1::timestamptz) as overdue, min(${since}) as oldest from ${from}`;
  });
  const rows: CountRow[] = await tx.query(
    `select * from (${parts.join(' union all ')}) t where $1::timestamptz is not null`,
    [now],
  );
  return rows.map(({ task, count, overdue, oldest }) => ({
    ...{ task, count: Number(count), overdue: Number(overdue) },
    oldest: oldest?.toISOString() ?? null,
  }));
}

interface ItemRow {
  task: TaskName;
  id: string;
  title: string;
  since: Date;
  due: Date | null;
}

/** The rows that wait longest, overdue ones first, in one statement. */
export async function listHomeItems(
  tx: Tx,
  tasks: readonly TaskName[],
  now: Date,
  limit: number,
): Promise<HomeItemView[]> {
  if (tasks.length === 0) return [];
  const parts = tasks.map((task) => {
    const { from, id, title, since, due } = SOURCES[task];
    return `(select '${task}' as task, ${id} as id, ${title} as title, ${since} as since, ${due} as due
      from ${from} order by coalesce(${due} < $1::timestamptz, false) desc, ${since} limit ${limit})`;
  });
  const rows: ItemRow[] = await tx.query(
    `select * from (${parts.join(' union all ')}) i order by coalesce(due < $1::timestamptz, false) desc, since, id limit $2`,
    [now, limit],
  );
  return rows.map(({ since, due, ...row }) => ({
    ...row,
    since: since.toISOString(),
    due: due?.toISOString() ?? null,
    overdue: due !== null && due < now,
  }));
}

/** Orders and sales since an instant. */
export async function loadHomeFigures(tx: Tx, since: Date): Promise<HomeFiguresView> {
  const [row]: { placed: string; paid: string; completed: string; sales: { currency: string; amount: string }[] }[] =
    await tx.query(
      `select (select count(*) from customer_order where placed_at >= $1) as placed,
         (select count(distinct order_id) from ledger_entry where kind = 'payment' and day >= $2) as paid,
         (select count(*) from customer_order where state = 'completed' and updated_at >= $1) as completed,
         (select coalesce(json_agg(s order by s.currency), '[]') from (
           select p.currency, sum(case when e.kind = 'payment' then p.amount else -p.amount end)::text as amount
           from ledger_entry e join ledger_posting p on p.entry_id = e.id
           where e.kind in ('payment', 'refund', 'chargeback') and e.day >= $2 group by p.currency) s) as sales`,
      [since, toBusinessDay(since)],
    );
  return {
    placed: Number(row?.placed ?? 0),
    paid: Number(row?.paid ?? 0),
    completed: Number(row?.completed ?? 0),
    sales: (row?.sales ?? []).map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
  };
}
