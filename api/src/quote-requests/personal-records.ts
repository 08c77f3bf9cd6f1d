import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type DataSubject, PersonalData, type PersonalDataSource } from '../privacy/public';
import type { Tx } from '../common/public';
import { Offers } from '../quoting/public';

/** The account's requests, and visitors' requests with its email address; not for guests, whose address is not confirmed. */
const OWNED_BY_PERSON = `(account_id = $1 or $2 and lower(email) = lower($3) and requested_at >= $4)`;

const personValues = ({ accountId, email, role, since }: DataSubject) => [accountId, role !== 'guest', email, since];

const quoteRequests: Omit<PersonalDataSource, 'erase'> = {
  name: 'quoteRequests',
  collect: (tx, person) =>
    tx.query(
      `select kind, state, items, wish, terms, message, requested_at as "askedAt", decided_at as "decidedAt", answer,
         valid_until as "validUntil"
       from quote_request where ${OWNED_BY_PERSON} order by requested_at, id`,
      personValues(person),
    ),
  subjectIds: findRequestIds,
};

async function findRequestIds(tx: Tx, person: DataSubject): Promise<string[]> {
  const rows: { id: string }[] = await tx.query(
    `select id from quote_request where ${OWNED_BY_PERSON}`,
    personValues(person),
  );
  return rows.map(({ id }) => id);
}

/** Personal data in quote requests. An order placed from an answer belongs to the orders module. */
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
        await this.offers.deleteByRequests(tx, await findRequestIds(tx, person));
        await tx.query(`delete from quote_request where ${OWNED_BY_PERSON}`, personValues(person));
      },
    });
  }
}
