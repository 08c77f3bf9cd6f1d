import type { RoleName } from '@shop/contract';
import type { Shop } from './app';

export const PASSWORD = 'a quite good password';

export interface Person {
  accountId: string;
  email: string;
  bearer: string;
  refreshToken: string;
}

let count = 0;

/** Registers somebody new and gives them the role. */
export async function somebody(shop: Shop, role: Exclude<RoleName, 'guest'> = 'customer'): Promise<Person> {
  const email = `${role}-${++count}@people.test`;
  await shop.call('TokenAuth/Register', { email, password: PASSWORD, confirmPassword: PASSWORD, agree: true });
  const [row]: { id: string }[] = await shop.database.reader.query('select id from account where email = $1', [email]);
  if (!row) throw new Error(`${email} is not registered`);
  await shop.database.reader.query('update account set role = $2 where id = $1', [row.id, role]);
  const session = await shop.call('TokenAuth/Authenticate', { email, password: PASSWORD });
  return { accountId: row.id, email, bearer: session.accessToken, refreshToken: session.refreshToken };
}

/** Logs in anew, as one must after the clock was moved on. */
export async function backAgain(shop: Shop, person: Person): Promise<Person> {
  const session = await shop.call('TokenAuth/Authenticate', { email: person.email, password: PASSWORD });
  return { ...person, bearer: session.accessToken, refreshToken: session.refreshToken };
}
