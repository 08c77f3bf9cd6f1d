import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, LANGUAGES, type Input, type LanguageCode, type Output } from '@shop/contract';
import { type Caller, Database, ApiError, fieldError, type Tx } from '../common/public';
import { Account } from './account.entity';
import { assertCurrencyOffered } from './assert-currency-offered.queries';
import { lockActiveAccount } from './lock-active-account.queries';
import { isPhone } from './phone';
import { AddressEntry } from './address.entity';

type Details = Output<'Account/MyAccountInfo'>;

/** The country of phone numbers without a prefix, if there is no default address. */
const defaultCountry = (language: LanguageCode) => new Intl.Locale(LANGUAGES[language].locale).region ?? 'US';

@Injectable()
export class AccountDetails {
  constructor(private readonly database: Database) {}

  async get(caller: Caller): Promise<Details> {
    return loadDetails(this.database.reader, caller);
  }

  /**
   * Changes the given fields. An empty text clears its field.
   * @throws ApiError `unknown_currency`, `phone_invalid`
   */
  async update(caller: Caller, input: Input<'Account/ChangeAccountInfo'>): Promise<Details> {
    return this.database.transaction(async (tx) => {
      await lockActiveAccount(tx, caller.accountId);
      const { currency } = await loadDetails(tx, caller);
      if (input.currency !== undefined && input.currency !== currency) await assertCurrencyOffered(tx, input.currency);
      if (input.phone && !isPhone(input.phone, await findCountry(tx, caller)))
        throw fieldError('phone_invalid', 'phone');
      const changes = Object.fromEntries(
        Object.entries(input).map(([field, value]) => [field, value === '' ? null : value]),
      );
      if (Object.keys(changes).length > 0) await tx.update(Account, { id: caller.accountId }, changes);
      return loadDetails(tx, caller);
    });
  }
}

async function loadDetails(reader: Tx, caller: Caller): Promise<Details> {
  const account = await reader.findOneBy(Account, { id: caller.accountId });
  if (!account) throw new ApiError('login_required');
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

async function findCountry(tx: Tx, { accountId }: Caller): Promise<string> {
  const address = await tx.findOneBy(AddressEntry, { accountId, isDefault: true });
  if (address) return address.country;
  const account = await tx.findOneBy(Account, { id: accountId });
  return defaultCountry(account?.language ?? DEFAULT_LANGUAGE);
}
