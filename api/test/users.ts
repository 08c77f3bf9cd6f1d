import type { LanguageCode, RoleName } from '@shop/contract';
import { Sessions } from '../src/auth/public';
import type { Shop } from './app';

export const PASSWORD = 'a quite good password';

/** Argon2id hash of PASSWORD with the cost of tests. */
const PASSWORD_HASH = '$argon2id$v=19$m=64,t=2,p=1$No4K45xU0V7J4PnX2fO6Iw$3wwaZSe5S5WXMv5dmW/ndILrHSfiyRnc2C8AM5IHZiE';

export interface TestUser {
  accountId: string;
  email: string;
  bearer: string;
  refreshToken: string;
}

let count = 0;

/** Creates an account with a session, without the emails of a registration. */
export async function createUser(
  shop: Shop,
  role: Exclude<RoleName, 'guest'> = 'customer',
  language: LanguageCode = 'en',
): Promise<TestUser> {
  const { reader } = shop.database;
  const email = `${role}-${++count}@people.test`;
  const [row]: { id: string }[] = await reader.query(
    `insert into account (email, password_hash, role, currency, default_unit, language, agreed_at, created_at)
     values ($1, $2, $3, 'USD', 2, $4, $5, $5) returning id`,
    [email, PASSWORD_HASH, role, language, shop.clock.now()],
  );
  if (!row) throw new Error(`${email} was not created`);
  return openSession(shop, { accountId: row.id, email, bearer: '', refreshToken: '' }, role);
}

/** Opens another session of an account, without a log-in. */
export async function openSession(shop: Shop, user: TestUser, role: RoleName): Promise<TestUser> {
  const sessions = shop.app.get(Sessions, { strict: false });
  const { accessToken, refreshToken } = await sessions.open(shop.database.reader, { id: user.accountId, role });
  return { ...user, bearer: accessToken, refreshToken };
}

/** Registers over HTTP, with everything a registration causes: emails, newsletter, audit log. */
export async function registerUser(shop: Shop, role: Exclude<RoleName, 'guest'> = 'customer'): Promise<TestUser> {
  const email = `registered-${++count}@people.test`;
  await shop.call('TokenAuth/Register', { email, password: PASSWORD, confirmPassword: PASSWORD, agree: true });
  const [row]: { id: string }[] = await shop.database.reader.query('select id from account where email = $1', [email]);
  if (!row) throw new Error(`${email} is not registered`);
  await shop.database.reader.query('update account set role = $2 where id = $1', [row.id, role]);
  return logInAgain(shop, { accountId: row.id, email, bearer: '', refreshToken: '' });
}

/** Logs in again, which is necessary after the clock was advanced beyond the session's lifetime. */
export async function logInAgain(shop: Shop, user: TestUser): Promise<TestUser> {
  const session = await shop.call('TokenAuth/Authenticate', { email: user.email, password: PASSWORD });
  return { ...user, bearer: session.accessToken, refreshToken: session.refreshToken };
}
