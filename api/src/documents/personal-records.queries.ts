import type { Tx } from '../common/public';

/** Everything that is printed on the account's documents, oldest first. */
export async function listDocuments(tx: Tx, accountId: string): Promise<unknown[]> {
  return tx.query(
    `select name as number, kind, order_id as "orderId", issued_at as "issuedAt",
       jsonb_build_object('currency', currency, 'amount', amount) as amount, data as printed
     from document where account_id = $1 order by issued_at, name`,
    [accountId],
  );
}

/** Accounting law requires the documents: number, dates, amounts, country and city stay, everything personal is removed. */
export async function eraseDocuments(tx: Tx, accountId: string): Promise<void> {
  await tx.query(
    `update document set data = data - 'reason'
       || jsonb_build_object('buyer', jsonb_strip_nulls(jsonb_build_object(
            'country', data -> 'buyer' -> 'country', 'city', data -> 'buyer' -> 'city')))
       || case when data ? 'lines' then jsonb_build_object('lines',
            (select jsonb_agg(line - 'label' order by place) from jsonb_array_elements(data -> 'lines') with ordinality as l(line, place)))
          else '{}' end
     where account_id = $1`,
    [accountId],
  );
}
