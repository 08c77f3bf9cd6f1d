import type { Tx } from '../common/public';
import type { PrintTarget } from '../preflight/public';

/** SQL: the printer of the row `i` of `order_item`, whose product is the row `p`. */
export const ITEM_PRINTER = 'coalesce(i.printer, p.printer)';

/** The products that files with these bytes are artwork of, ordered or not, with the printers that print them. */
export function findPrintTargets(reader: Tx, sha256: Buffer): Promise<PrintTarget[]> {
  return reader.query(
    `select i.sku, ${ITEM_PRINTER} as printer
     from stored_object o join artwork a on a.object_id = o.id join order_item i on i.sid = a.sid left join product p on p.sku = i.sku
     where o.sha256 = $1
     union
     select p.sku, p.printer
     from stored_object o join file_check c on c.object_id = o.id join product p on p.sku = c.item ->> 'sku' where o.sha256 = $1`,
    [sha256],
  );
}
