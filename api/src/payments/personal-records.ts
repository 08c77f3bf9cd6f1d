import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData, type PersonalDataSource } from '../privacy/public';
import { eraseEventsOfPerson, listInvoicesOfPerson } from './personal-records.queries';

/** Personal data in payments: PayPal invoices and webhook bodies. */
@Injectable()
export class PersonalRecords implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register(payPal);
  }
}

const payPal: PersonalDataSource = {
  name: 'payPal',
  collect: (tx, { accountId }) => listInvoicesOfPerson(tx, accountId),
  erase: (tx, { accountId }) => eraseEventsOfPerson(tx, accountId),
};
