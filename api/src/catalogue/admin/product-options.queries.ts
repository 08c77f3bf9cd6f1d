import type { Output } from '@shop/contract';
import type { Tx } from '../../common/public';
import { referenceName } from '../references/reference-kinds';

type Option = Output<'admin/product-options'>['categories'][number];

/** In the order of the menu. */
export function listCategoryOptions(tx: Tx, language: string): Promise<Option[]> {
  return tx.query(
    `select slug as code, ${referenceName('category', 'c', 1)} as name
     from category c where not withdrawn order by position`,
    [language],
  );
}

/** @param codesByName the codes of all printer types in the order of their names */
export function listPrinterTypeOptions(tx: Tx, language: string, codesByName: readonly string[]): Promise<Option[]> {
  return tx.query(
    `select code, ${referenceName('printer-type', 'p', 1)} as name
     from printer_type p where not withdrawn order by array_position($2::text[], code), code`,
    [language, codesByName],
  );
}
