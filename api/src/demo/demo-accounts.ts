import { Injectable } from '@nestjs/common';
import type { AddressView } from '@shop/contract';
import { Accounts, AddressBook, type NewAccount } from '../accounts/public';
import { Clock, type Tx } from '../common/public';

const PASSWORD = 'demo-password';
const DAY_MS = 86_400_000;
/** Before everything else that happens in the demo. */
const REGISTERED_DAYS_AGO = 90;

export const CUSTOMER_ID = 'de300000-0000-4000-8000-000000000001';
export const RESELLER_ID = 'de300000-0000-4000-8000-000000000002';
export const SERVICE_ID = 'de300000-0000-4000-8000-000000000003';
export const ACCOUNTING_ID = 'de300000-0000-4000-8000-000000000004';
export const FACILITY_ID = 'de300000-0000-4000-8000-000000000006';

type DemoAccount = Omit<NewAccount, 'id'> & { id: string };

const customer: DemoAccount = {
  id: CUSTOMER_ID,
  email: 'customer@example.com',
  role: 'customer',
  language: 'en',
  currency: 'USD',
  defaultUnit: 1,
  firstName: 'Ada',
  lastName: 'Moreno',
  company: 'Moreno Events LLC',
  phone: '+1 503 555 0142',
};

const reseller: DemoAccount = {
  id: RESELLER_ID,
  email: 'reseller@example.com',
  role: 'reseller',
  language: 'ja',
  currency: 'CNY',
  defaultUnit: 2,
  firstName: '健',
  lastName: '山本',
  company: '山本サイン株式会社',
  phone: '+81 6 6345 1234',
};

const staffAccount = (
  last: number,
  email: string,
  role: DemoAccount['role'],
  firstName: string,
  lastName: string,
): DemoAccount => ({
  id: `de300000-0000-4000-8000-00000000000${last}`,
  ...{ email, role, firstName, lastName },
  language: 'en',
  currency: 'CNY',
});

const demoAccounts: readonly DemoAccount[] = [
  customer,
  reseller,
  staffAccount(3, 'service@example.com', 'customer_service', 'Mei', 'Lin'),
  staffAccount(4, 'accounting@example.com', 'accounting', 'Jun', 'Zhao'),
  staffAccount(5, 'factory@example.com', 'factory', 'Wei', 'Chen'),
  staffAccount(6, 'isc@example.com', 'isc_facility', 'Agus', 'Santoso'),
  staffAccount(7, 'admin@example.com', 'admin', 'Sam', 'Carter'),
];

/** By account id. */
export const addresses: Readonly<Record<string, readonly AddressView[]>> = {
  [customer.id]: [
    {
      id: 'de300000-0000-4000-8000-0000000000a1',
      firstName: 'Ada',
      lastName: 'Moreno',
      company: 'Moreno Events LLC',
      line1: '2100 NE Broadway',
      city: 'Portland',
      region: 'OR',
      postCode: '97232',
      phone: '+1 503 555 0142',
      country: 'US',
      isDefault: true,
    },
    {
      id: 'de300000-0000-4000-8000-0000000000a2',
      firstName: 'Ada',
      lastName: 'Moreno',
      line1: '418 Robson Street',
      line2: 'Unit 6',
      city: 'Vancouver',
      region: 'BC',
      postCode: 'V6B 2B2',
      phone: '+1 604 555 0117',
      country: 'CA',
      isDefault: false,
    },
  ],
  [reseller.id]: [
    {
      id: 'de300000-0000-4000-8000-0000000000a3',
      firstName: '健',
      lastName: '山本',
      company: '山本サイン株式会社',
      line1: '北区梅田1-2-3',
      city: '大阪市',
      region: '大阪府',
      postCode: '530-0001',
      phone: '+81 6 6345 1234',
      country: 'JP',
      isDefault: true,
    },
  ],
};

@Injectable()
export class DemoAccounts {
  constructor(
    private readonly accounts: Accounts,
    private readonly addressBook: AddressBook,
    private readonly clock: Clock,
  ) {}

  /** Creates the demo accounts and their addresses. */
  create(tx: Tx, now: Date): Promise<void> {
    const registeredAt = new Date(now.getTime() - REGISTERED_DAYS_AGO * DAY_MS);
    return this.clock.during(registeredAt, () => this.createAt(tx, registeredAt));
  }

  private async createAt(tx: Tx, now: Date): Promise<void> {
    for (const account of demoAccounts)
      await this.accounts.create(tx, { ...account, agreedAt: now, password: PASSWORD });
    for (const [accountId, entries] of Object.entries(addresses)) {
      for (const [index, entry] of entries.entries()) {
        this.addressBook.assertValidAddress(entry);
        await this.addressBook.add(tx, accountId, { ...entry, createdAt: new Date(now.getTime() + index) });
      }
    }
  }
}
