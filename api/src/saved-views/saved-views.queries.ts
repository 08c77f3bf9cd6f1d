import type { Input, SavedListView } from '@shop/contract';
import { staffName } from '../accounts/public';
import type { Tx } from '../common/public';

/** A person has so many views at most. */
const MAX_OWN_VIEWS = 50;
/** A list shows so many views at most. */
const MAX_VIEWS = 200;

const COLUMNS = `v.id, v.resource, v.name, v.query, v.shared, v.account_id = $1 as own, ${staffName('a')} as by`;

/** A person's views of a list, and those that others share, by name. */
export async function listSavedViews(tx: Tx, accountId: string, resource: string): Promise<SavedListView[]> {
  return tx.query(
    `select ${COLUMNS} from saved_view v join account a on a.id = v.account_id
     where v.resource = $2 and (v.account_id = $1 or v.shared)
     order by v.account_id <> $1, lower(v.name), v.id limit ${MAX_VIEWS}`,
    [accountId, resource],
  );
}

/** Whether a person has as many views as they can have, apart from one of this name. */
export async function hasAllViews(tx: Tx, accountId: string, resource: string, name: string): Promise<boolean> {
  const [row]: { count: number }[] = await tx.query(
    'select count(*)::int as count from saved_view where account_id = $1 and (resource, name) <> ($2, $3)',
    [accountId, resource, name.trim()],
  );
  return (row?.count ?? 0) >= MAX_OWN_VIEWS;
}

/** Saves a view; replaces the person's view of the same name in one statement, also when several are saved at once. */
export async function saveView(
  tx: Tx,
  accountId: string,
  { resource, name, query, shared }: Input<'admin/saved-view-save'>,
  now: Date,
): Promise<SavedListView> {
  const [row]: SavedListView[] = await tx.query(
    `with v as (
       insert into saved_view (account_id, resource, name, query, shared, saved_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (account_id, resource, name)
       do update set query = excluded.query, shared = excluded.shared, saved_at = excluded.saved_at
       returning *)
     select ${COLUMNS} from v join account a on a.id = v.account_id`,
    [accountId, resource, name.trim(), JSON.stringify(query), shared, now],
  );
  if (!row) throw new Error('the view was not saved');
  return row;
}
