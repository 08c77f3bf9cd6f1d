import type { Tx } from '../common/public';

/** The products that files with these bytes are artwork of, ordered or not. */
export async function findSkusOfFile(reader: Tx, sha256: Buffer): Promise<string[]> {
  const rows: { sku: string }[] = await reader.query(
    `select i.sku from stored_object o join artwork a on a.object_id = o.id join order_item i on i.sid = a.sid
     where o.sha256 = $1
     union
     select c.item ->> 'sku' from stored_object o join file_check c on c.object_id = o.id where o.sha256 = $1`,
    [sha256],
  );
  return rows.map(({ sku }) => sku);
}
