import { Injectable } from '@nestjs/common';
import type { Input, LanguageCode, Output } from '@shop/contract';
import { type Caller, Database, Refusal, refuseField, type Tx } from '../kernel/public';
import { Account } from './account.entity';
import { mustBeOffered } from './currencies.queries';
import { holdOpen } from './open-account';
import { isPhone } from './phone';

type Details = Output<'Account/MyAccountInfo'>;

/** Where a phone number without prefix is taken to be from, as long as no address tells. */
const COUNTRY_OF: Record<LanguageCode, string> = { en: 'US', ja: 'JP', fr: 'FR', es: 'ES', de: 'DE' };

@Injectable()
export class AccountDetails {
  constructor(private readonly database: Database) {}

  async of(caller: Caller): Promise<Details> {
    return detailsOf(this.database.reader, caller);
  }

  /** Changes the fields given; an empty text clears its field. Refuses `unknown_currency`, `phone_invalid`. */
  async change(caller: Caller, given: Input<'Account/ChangeAccountInfo'>): Promise<Details> {
    return this.database.transaction(async (tx) => {
      await holdOpen(tx, caller.accountId);
      if (given.currency !== undefined) await mustBeOffered(tx, given.currency);
      if (given.phone && !isPhone(given.phone, await countryOf(tx, caller)))
        throw refuseField('phone_invalid', 'phone');
      const changes = Object.fromEntries(
        Object.entries(given).map(([field, value]) => [field, value === '' ? null : value]),
      );
      if (Object.keys(changes).length > 0) await tx.update(Account, { id: caller.accountId }, changes);
      return detailsOf(tx, caller);
    });
  }
}

async function detailsOf(reader: Tx, caller: Caller): Promise<Details> {
  const account = await reader.findOneBy(Account, { id: caller.accountId });
  if (!account) throw new Refusal('login_required');
  const { email, role, currency, defaultUnit, language, firstName, lastName, company, phone } = account;
  return {
    email,
    role,
    currency,
    defaultUnit,
    language,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(company && { company }),
    ...(phone && { phone }),
  };
}

async function countryOf(tx: Tx, { accountId }: Caller): Promise<string> {
  const [row]: { language: LanguageCode; country: string | null }[] = await tx.query(
    `select language, country from account
     left join address on account_id = account.id and is_default where account.id = $1`,
    [accountId],
  );
  return row?.country ?? COUNTRY_OF[row?.language ?? 'en'];
}
