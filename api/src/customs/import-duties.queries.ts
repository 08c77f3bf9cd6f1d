import type { AdminImportDutyView } from '@shop/contract';
import { idsFilter, likePattern, type Listing, textFilter, type Tx } from '../common/public';

export const IMPORT_DUTY_COLUMNS = {
  id: 'id',
  country: 'country',
  hsPrefix: 'hs_prefix',
  validFrom: 'valid_from',
} as const;

/** Percents and amounts without trailing zeros. */
const COLUMNS = `id, country, hs_prefix as "hsPrefix", trim_scale(duty_percent)::text as "dutyPercent",
  trim_scale(tax_percent)::text as "taxPercent", trim_scale(threshold)::text as threshold,
  threshold_currency as "thresholdCurrency", taxed_below_threshold as "taxedBelowThreshold",
  to_char(valid_from, 'YYYY-MM-DD') as "validFrom", source, revision`;

const WHERE = `where ($1::text is null or hs_prefix like $1 or country ilike $1 or source ilike $1)
  and ($2::text is null or country = $2) and ($3::text[] is null or id::text = any($3))`;

export async function listImportDuties(
  reader: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: AdminImportDutyView[] }> {
  const q = textFilter(filter, 'q');
  const values = [q && likePattern(q.trim()), textFilter(filter, 'country'), idsFilter(filter)];
  const [count]: { total: string }[] = await reader.query(`select count(*) as total from import_duty ${WHERE}`, values);
  const rows: AdminImportDutyView[] = await reader.query(
    `select ${COLUMNS} from import_duty ${WHERE} order by ${orderBy}, hs_prefix, valid_from desc, id limit $4 offset $5`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows };
}

/** Null if there is none. */
export async function findImportDutyRow(tx: Tx, id: string): Promise<AdminImportDutyView | null> {
  const [row]: AdminImportDutyView[] = await tx.query(`select ${COLUMNS} from import_duty where id = $1`, [id]);
  return row ?? null;
}

interface CustomsProduct {
  sku: string;
  hsCode: string;
  chineseName: string;
}

/** All duties, and what staff entered for customs about each product. */
export async function loadCustomsData(
  reader: Tx,
): Promise<{ duties: AdminImportDutyView[]; products: CustomsProduct[] }> {
  const duties: AdminImportDutyView[] = await reader.query(`select ${COLUMNS} from import_duty`);
  const products: CustomsProduct[] = await reader.query(
    `select sku, hs_code as "hsCode", chinese_name as "chineseName" from product_customs`,
  );
  return { duties, products };
}
