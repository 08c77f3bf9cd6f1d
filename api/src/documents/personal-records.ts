import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../privacy/public';
import { eraseDocuments, listDocuments } from './personal-records.queries';

/** Personal data in issued documents. */
@Injectable()
export class PersonalRecords implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'documents',
      collect: (tx, { accountId }) => listDocuments(tx, accountId),
      erase: (tx, { accountId }) => eraseDocuments(tx, accountId),
    });
  }
}
