import type { Output } from '@shop/contract';
import type { Tx } from '../../common/public';

type Option = Output<'admin/product-options'>['categories'][number];

/** In the order of the menu. */
export function listCategoryOptions(tx: Tx, language: string): Promise<Option[]> {
  return tx.query(
    `select slug as code, coalesce(
       (select name from category_text where category = slug and language = $1),
       (select name from category_text where category = slug and language = 'en'), slug) as name
     from category where not withdrawn order by position`,
    [language],
  );
}

/** By name. */
export function listPrinterTypeOptions(tx: Tx, language: string): Promise<Option[]> {
  return tx.query(
    `select code, name from (
       select distinct on (printer_type) printer_type as code, name from printer_type_text
       join printer_type t on t.code = printer_type where not t.withdrawn
       order by printer_type, (language = $1) desc, (language = 'en') desc) t
     order by name`,
    [language],
  );
}
