import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData, type PersonalDataSource } from '../privacy/public';

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
    if (role === 'guest') return null;
    const [row]: unknown[] = await tx.query(
      `select email, language, state, requested_at as "requestedAt", confirmed_at as "confirmedAt",
         unsubscribed_at as "unsubscribedAt"
       from subscription where lower(email) = lower($1)`,
      [email],
    );
    return row ?? null;
  },
  async erase(tx, { email, role }) {
    if (role !== 'guest') await tx.query('delete from subscription where lower(email) = lower($1)', [email]);
  },
};

const contactMessages: PersonalDataSource = {
  name: 'contactMessages',
  async collect(tx, { email, role, since }) {
    if (role === 'guest') return [];
    return tx.query(
      `select department, name, phone, email, subject, message, language, received_at as "receivedAt"
       from contact_message where lower(email) = lower($1) and received_at >= $2 order by received_at`,
      [email, since],
    );
  },
  async erase(tx, { email, role }) {
    if (role !== 'guest') await tx.query('delete from contact_message where lower(email) = lower($1)', [email]);
  },
};
