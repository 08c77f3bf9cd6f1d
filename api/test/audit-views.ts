import type { Shop } from './app';

/** All rows of the audit views; none if the ledger, order states and files are consistent. */
export async function readAuditViews(shop: Pick<Shop, 'database'>): Promise<Record<string, unknown>[]> {
  const { reader } = shop.database;
  const views: { name: string }[] = await reader.query(
    `select table_name as name from information_schema.views where table_name like 'audit\\_%' order by 1`,
  );
  if (views.length === 0) throw new Error('no audit views found');
  const rows = await Promise.all(
    views.map(async ({ name }) =>
      (await reader.query<Record<string, unknown>[]>(`select * from ${name}`)).map((row) => ({ view: name, ...row })),
    ),
  );
  return rows.flat();
}
