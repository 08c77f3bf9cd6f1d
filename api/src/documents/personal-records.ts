import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData, type PersonalDataSource } from '../privacy/public';

/** Personal data in issued documents. */
@Injectable()
export class PersonalRecords implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register(documents);
  }
}

const documents: PersonalDataSource = {
  name: 'documents',
  collect: (tx, { accountId }) =>
    tx.query(
      `select name as number, kind, order_id as "orderId", issued_at as "issuedAt",
         jsonb_build_object('currency', currency, 'amount', amount) as amount, data as printed
       from document where account_id = $1 order by issued_at, name`,
      [accountId],
    ),
  /** Accounting law requires the documents: number, dates, amounts, country and city stay, everything personal is removed. */
  async erase(tx, { accountId }) {
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
  },
};
