import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../privacy/public';
import { Offers } from '../quoting/public';
import { deleteRequestsOfPerson, findRequestIds, listRequestsOfPerson } from './personal-records.queries';

/** Personal data in quote requests. An order placed from an answer belongs to the orders module. */
@Injectable()
export class PersonalRecords implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly offers: Offers,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'quoteRequests',
      collect: listRequestsOfPerson,
      subjectIds: findRequestIds,
      erase: async (tx, person) => {
        await this.offers.deleteByRequests(tx, await findRequestIds(tx, person));
        await deleteRequestsOfPerson(tx, person);
      },
    });
  }
}
