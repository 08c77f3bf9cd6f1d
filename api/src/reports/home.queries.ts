import type { HomeItemView, HomeTaskView } from '@shop/contract';
import type { Tx } from '../common/public';
import { TASK_SOURCES, type TaskSource } from './home-tasks.queries';

type TaskName = HomeTaskView['task'];

export interface HomeTime {
  now: Date;
  /** The last day in China, `YYYY-MM-DD`, on which released orders are late. */
  lateRelease: string;
}

interface CountRow {
  task: TaskName;
  count: string;
  overdue: string;
  oldest: Date | null;
}

/** How much waits of each task, in one statement. */
export async function countHomeTasks(
  tx: Tx,
  tasks: readonly TaskName[],
  { now, lateRelease }: HomeTime,
): Promise<HomeTaskView[]> {
  if (tasks.length === 0) return [];
  const parts = tasks.map((task) => {
    const source = TASK_SOURCES[task];
    return `select '${task}' as task, count(*) as count, count(*) filter (where ${overdueSql(source)}) as overdue,
      min(${source.since}) as oldest from ${source.from}`;
  });
  const rows: CountRow[] = await tx.query(
    `select * from (${parts.join(' union all ')}) t where $1::timestamptz is not null and $2::date is not null`,
    [now, lateRelease],
  );
  return rows.map(({ task, count, overdue, oldest }) => ({
    ...{ task, count: Number(count), overdue: Number(overdue) },
    oldest: oldest?.toISOString() ?? null,
  }));
}

const overdueSql = ({ due, overdue }: TaskSource): string => overdue ?? `${due} < $1::timestamptz`;

interface ItemRow {
  task: TaskName;
  id: string;
  title: string;
  currency: string | null;
  amount: string | null;
  since: Date;
  due: Date | null;
  overdue: boolean;
}

const NO_MONEY = { currency: 'null', amount: 'null' };

/** The rows that wait longest, overdue ones first, in one statement; the title of a review is the SKU of its product. */
export async function listHomeItems(
  tx: Tx,
  tasks: readonly TaskName[],
  { now, lateRelease }: HomeTime,
  limit: number,
): Promise<HomeItemView[]> {
  if (tasks.length === 0) return [];
  const parts = tasks.map((task) => {
    const source = TASK_SOURCES[task];
    const { from, id, title, money = NO_MONEY, since, due } = source;
    const overdue = `coalesce(${overdueSql(source)}, false)`;
    return `(select '${task}' as task, ${id} as id, ${title} as title, ${money.currency}::text as currency, (${money.amount})::bigint as amount,
        ${since} as since, ${due} as due, ${overdue} as overdue
      from ${from} order by ${source.longestWaiting ?? `${overdue} desc, ${since}`} limit ${limit})`;
  });
  const rows: ItemRow[] = await tx.query(
    `select * from (${parts.join(' union all ')}) i where $1::timestamptz is not null and $2::date is not null
     order by overdue desc, since, id limit $3`,
    [now, lateRelease, limit],
  );
  return rows.map(({ currency, amount, since, due, ...row }) => ({
    ...row,
    amount: currency === null ? null : { currency, amount: Number(amount) },
    since: since.toISOString(),
    due: due?.toISOString() ?? null,
  }));
}
