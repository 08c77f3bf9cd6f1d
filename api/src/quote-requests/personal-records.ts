import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Person, PersonalData, type PersonalRecord } from '../identity/public';
import type { Tx } from '../kernel/public';
import { Offers } from '../quoting/public';

/** The account's own; a visitor's by address alone, which of a guest is a mere claim. */
const OWN = `(account_id = $1 or $2 and lower(email) = lower($3) and asked_at >= $4)`;

const own = ({ accountId, email, role, since }: Person) => [accountId, role !== 'guest', email, since];

const quoteRequests: Omit<PersonalRecord, 'erase'> = {
  name: 'quoteRequests',
  collect: (tx, person) =>
    tx.query(
      `select kind, state, items, wish, terms, message, asked_at as "askedAt", decided_at as "decidedAt", answer,
         valid_until as "validUntil"
       from quote_request where ${OWN} order by asked_at, id`,
      own(person),
    ),
  subjects: requestsOf,
};

async function requestsOf(tx: Tx, person: Person): Promise<string[]> {
  const rows: { id: string }[] = await tx.query(`select id from quote_request where ${OWN}`, own(person));
  return rows.map(({ id }) => id);
}

/** What people told staff when they asked for a quote. An order that came of it stays among the orders. */
@Injectable()
export class PersonalRecords implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly offers: Offers,
  ) {}

  onModuleInit(): void {
    this.data.register({
      ...quoteRequests,
      erase: async (tx, person) => {
        await this.offers.forget(tx, await requestsOf(tx, person));
        await tx.query(`delete from quote_request where ${OWN}`, own(person));
      },
    });
  }
}
