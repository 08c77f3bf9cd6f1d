import type { Tx } from '../common/public';

/** Whether the shop has neither a catalogue nor a tariff. */
export async function isCatalogueEmpty(tx: Tx): Promise<boolean> {
  const existing: unknown[] = await tx.query(
    `select where exists (select from category) or exists (select from product) or exists (select from currency)
       or exists (select from shipping_zone) or exists (select from shipping_method)
       or exists (select from finish_text) or exists (select from printer_type_text)`,
  );
  return existing.length === 0;
}
