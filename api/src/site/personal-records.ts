import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData, type PersonalDataSource } from '../privacy/public';
import {
  deleteMessagesOfPerson,
  deleteSubscriptionOfPerson,
  findSubscriptionOfPerson,
  listMessagesOfPerson,
} from './personal-records.queries';

/** Personal data found by email address alone. Guests get none of it, because their address is not verified. */
@Injectable()
export class SitePersonalData implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register(subscription);
    this.data.register(contactMessages);
  }
}

const subscription: PersonalDataSource = {
  name: 'subscription',
  async collect(tx, { email, role }) {
    return role === 'guest' ? null : findSubscriptionOfPerson(tx, email);
  },
  async erase(tx, { email, role }) {
    if (role !== 'guest') await deleteSubscriptionOfPerson(tx, email);
  },
};

const contactMessages: PersonalDataSource = {
  name: 'contactMessages',
  async collect(tx, { email, role, since }) {
    return role === 'guest' ? [] : listMessagesOfPerson(tx, email, since);
  },
  async erase(tx, { email, role }) {
    if (role !== 'guest') await deleteMessagesOfPerson(tx, email);
  },
};
