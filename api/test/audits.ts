import type { Shop } from './app';

/** What the audit views find: nothing, as long as books, states and files are as they should be. */
export async function audits(shop: Pick<Shop, 'database'>): Promise<Record<string, unknown>[]> {
  const { reader } = shop.database;
  const views: { name: string }[] = await reader.query(
    `select table_name as name from information_schema.views where table_name like 'audit\\_%' order by 1`,
  );
  if (views.length === 0) throw new Error('there are no audit views');
  const found = await Promise.all(
    views.map(async ({ name }) =>
      (await reader.query<Record<string, unknown>[]>(`select * from ${name}`)).map((row) => ({ view: name, ...row })),
    ),
  );
  return found.flat();
}
