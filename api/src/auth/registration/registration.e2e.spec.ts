import { randomUUID } from 'node:crypto';
import type { Input } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { PASSWORD, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { Accounts } from '../../accounts/public';

let testEnv: TestEnv;
let shop: Shop;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv);
  await shop.database.reader.query(
    `insert into currency (code, digits, position, exchange_fee) values ('EUR', 2, 1, 0)`,
  );
}, 60_000);

beforeEach(() => shop.clock.stopAt('2026-03-01T12:00:00.000Z'));

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const TWO_MINUTES = 120_000;

type Form = Input<'TokenAuth/Register'>;

const form = (changes: Partial<Form> = {}): Form => ({
  email: `${randomUUID()}@new.test`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  agree: true,
  ...changes,
});
const withPassword = (password: string, changes: Partial<Form> = {}) =>
  form({ password, confirmPassword: password, ...changes });
const errorOf = async (input: unknown) => {
  const { status, code, errors } = await shop.expectError('TokenAuth/Register', input);
  return { status, code, fields: errors?.map(({ field }) => field) };
};
const accountOf = async (email: string): Promise<Record<string, unknown>[]> =>
  shop.database.reader.query('select * from account where email = $1', [email]);

describe('registration', () => {
  it('a registration opens a customer account with its first session', async () => {
    const input = form({ birthDate: '1990-02-28', currency: 'EUR', defaultUnit: 3, language: 'de' });
    const session = await shop.call('TokenAuth/Register', input);
    // S6.6, S7.30
    expect(session).toMatchObject({ role: 'customer', expireInSeconds: 7200 });
    // S3.14, S7.41
    expect(await shop.call('Account/MyAccountInfo', {}, { bearer: session.accessToken })).toEqual({
      email: input.email,
      role: 'customer',
      currency: 'EUR',
      defaultUnit: 3,
      language: 'de',
    });
    expect((await accountOf(input.email))[0]?.agreed_at).toEqual(shop.clock.now());
  });

  it('a registration takes language, currency and unit from the browser by default', async () => {
    const infoFor = async (language: string) => {
      const { accessToken } = await shop.call('TokenAuth/Register', form(), { language });
      const { currency, defaultUnit, ...info } = await shop.call('Account/MyAccountInfo', {}, { bearer: accessToken });
      return [info.language, currency, defaultUnit];
    };
    expect(await infoFor('en-US,en;q=0.9')).toEqual(['en', 'USD', 0]);
    expect(await infoFor('ja')).toEqual(['ja', 'JPY', 2]);
    expect(await infoFor('en-GB')).toEqual(['en', 'GBP', 2]);
    expect(await infoFor('tlh')).toEqual(['en', 'USD', 2]);
  });

  it('a registration stores only an argon2id hash of the password', async () => {
    const input = form();
    await shop.call('TokenAuth/Register', input);
    expect((await accountOf(input.email))[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=\d+,[pt]=/);
  });

  it('a registration sends one welcome email in the account’s language', async () => {
    const input = form({ language: 'fr' });
    await shop.call('TokenAuth/Register', input);
    const mails: unknown[] = await shop.database.reader.query(
      `select template, language, data from mail where recipient = $1 and template = 'welcome'`,
      [input.email],
    );
    expect(mails).toEqual([{ template: 'welcome', language: 'fr', data: { link: 'http://shop.test/fr/account' } }]);
  });

  it.each(['字'.repeat(32), '🚩'.repeat(8), ' eight 8 ', 'пароль с пробелами', 'e\u0301'.repeat(32)])(
    'a registration accepts the password %j, and it works for logging in',
    async (password) => {
      const input = withPassword(password);
      await shop.call('TokenAuth/Register', input);
      const session = await shop.call('TokenAuth/Authenticate', { email: input.email, password });
      // S3.15
      expect(session.role).toBe('customer');
      if (password !== password.trim()) {
        expect(
          await shop.expectError('TokenAuth/Authenticate', { email: input.email, password: password.trim() }),
        ).toMatchObject({ code: 'login_failed' });
      }
    },
  );

  it('a password with accents works in composed and decomposed Unicode', async () => {
    const input = withPassword('cafe\u0301 noir');
    await shop.call('TokenAuth/Register', input);
    await shop.call('TokenAuth/Authenticate', { email: input.email, password: 'caf\u00e9 noir' });
  });
});

describe('rejected registrations', () => {
  it('a registration is checked for form, terms, password, age and currency in this order', async () => {
    const wrong = {
      ...withPassword('password1'),
      confirmPassword: 'password2',
      agree: false,
      birthDate: '2020-01-01',
      currency: 'XXX',
    };
    expect(await errorOf({ ...wrong, extra: 1 })).toEqual({
      status: 400,
      code: 'validation_failed',
      fields: ['extra'],
    });
    // S5.15, S5.16
    expect(await errorOf({ ...wrong, password: 'short' })).toEqual({
      status: 400,
      code: 'must_agree',
      fields: ['agree'],
    });
    expect(await errorOf({ ...wrong, agree: true, password: 'short' })).toEqual({
      status: 400,
      code: 'password_length',
      fields: ['password'],
    });
    expect(await errorOf({ ...wrong, agree: true })).toEqual({
      status: 400,
      code: 'password_mismatch',
      fields: ['confirmPassword'],
    });
    expect(await errorOf({ ...wrong, agree: true, confirmPassword: 'password1' })).toEqual({
      status: 400,
      code: 'password_too_common',
      fields: ['password'],
    });
    const agreed = form({ birthDate: '2020-01-01', currency: 'XXX' });
    expect(await errorOf(agreed)).toEqual({ status: 400, code: 'age_not_allowed', fields: ['birthDate'] });
    expect(await errorOf({ ...agreed, birthDate: '1990-01-01' })).toEqual({
      status: 422,
      code: 'unknown_currency',
      fields: ['currency'],
    });
    expect(await accountOf(agreed.email)).toEqual([]);
  });

  it('a registration is rejected one day before the 13th birthday and accepted on the day itself', async () => {
    // S5.59, S9.46
    expect(await errorOf(form({ birthDate: '2013-03-02' }))).toMatchObject({ code: 'age_not_allowed' });
    const session = await shop.call('TokenAuth/Register', form({ birthDate: '2013-03-01' }));
    expect(session.role).toBe('customer');
  });

  it.each(['2026-03-02', '2023-02-30', '0000-01-01', '2013-13-01', '1813-03-01'])(
    'a registration with the impossible birth date %s is rejected',
    async (birthDate) => {
      expect(await errorOf(form({ birthDate }))).toEqual({
        status: 400,
        code: 'validation_failed',
        fields: ['birthDate'],
      });
    },
  );

  it.each(['字'.repeat(33), '🚩'.repeat(7), 'é'.repeat(33)])(
    'a registration with the password %j is rejected for its length in characters',
    async (password) => {
      expect(await errorOf(withPassword(password))).toEqual({
        status: 400,
        code: 'password_length',
        fields: ['password'],
      });
    },
  );

  it('a registration with text that PostgreSQL cannot store is rejected', async () => {
    const invalid = { status: 400, code: 'validation_failed' };
    expect(await errorOf(withPassword('good and\0 long'))).toEqual({ ...invalid, fields: ['password'] });
    expect(await errorOf(form({ email: 'a\0b@new.test' }))).toEqual({ ...invalid, fields: ['email'] });
    expect(await errorOf(withPassword('half a pair \ud83d'))).toEqual({ ...invalid, fields: ['password'] });
  });

  it.each(['a@b.test\r\nBcc: c@d.test', 'a@b.test\n', '\na@b.test', 'a\u2028b@c.test', 'a b@c.test'])(
    'a registration with %j is rejected, because it is not an email address',
    async (email) => {
      expect(await errorOf(form({ email }))).toEqual({ status: 400, code: 'validation_failed', fields: ['email'] });
    },
  );

  it('a registration with a registered email address is rejected in upper and lower case', async () => {
    const { email } = await createUser(shop);
    expect(await errorOf(form({ email: email.toUpperCase() }))).toEqual({
      status: 409,
      code: 'email_already_registered',
      fields: ['email'],
    });
  });

  it('the errors of a registration are explained in full sentences', async () => {
    const detailOf = async (input: unknown) => (await shop.expectError('TokenAuth/Register', input)).detail;
    const { email } = await createUser(shop);
    // S8.8
    expect(await detailOf(form({ email }))).toBe('E-mail already registered, go to login.');
    // S5.17
    expect(await detailOf(form({ agree: false }))).toBe('You must agree to continue!');
    // S5.8
    expect(await detailOf(withPassword('x'.repeat(33)))).toBe('The password requires 8 to 32 characters.');
  });

  it('of simultaneous registrations of one email address one succeeds', async () => {
    shop.clock.advance(TWO_MINUTES);
    const input = form();
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.send('TokenAuth/Register', input)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await accountOf(input.email)).toHaveLength(1);
  });

  it('a registration with any value in a field gets an error code and never a system error', async () => {
    shop.clock.advance(2 * TWO_MINUTES);
    const values = [
      null,
      0,
      -1,
      1.5,
      true,
      [],
      {},
      [''],
      { a: 1 },
      '',
      ' ',
      'x'.repeat(2000),
      '\ud800',
      'a\0b',
      '\u0085',
      '__proto__',
    ];
    for (const field of Object.keys(form({ birthDate: '', currency: '', defaultUnit: 0, language: 'en' }))) {
      for (const value of values) {
        const response = await shop.send('TokenAuth/Register', { ...form(), [field]: value });
        const isValid = (field === 'defaultUnit' && value === 0) || (field === 'agree' && value === true);
        expect([field, value, Math.floor(response.status / 100)]).toEqual([field, value, isValid ? 2 : 4]);
      }
    }
    for (const body of [null, 7, 'text', [], [form()], {}]) {
      expect((await shop.send('TokenAuth/Register', body)).status).toBe(400);
    }
  });
});

it('Accounts creates an account of any role with any password once', async () => {
  const accounts = shop.app.get(Accounts, { strict: false });
  const email = `${randomUUID()}@shop.test`;
  const open = (address: string) =>
    shop.database.transaction((tx) =>
      accounts.create(tx, {
        email: address,
        password: 'demo-password',
        role: 'accounting',
        language: 'ja',
        currency: 'JPY',
        firstName: '花子',
        lastName: '山田',
      }),
    );
  const card = await open(email);
  expect(card).toEqual({
    id: card.id,
    email,
    role: 'accounting',
    language: 'ja',
    currency: 'JPY',
    firstName: '花子',
    lastName: '山田',
  });
  await expect(open(email.toUpperCase())).rejects.toMatchObject({ code: 'email_already_registered' });
  const { reader } = shop.database;
  expect([
    await accounts.findById(reader, card.id),
    await accounts.findByEmail(reader, ` ${email.toUpperCase()} `),
  ]).toEqual([card, card]);
  expect(await accounts.findStaffByRole(reader, 'accounting')).toEqual([{ id: card.id, email, language: 'ja' }]);
  expect([
    await accounts.findById(reader, randomUUID()),
    await accounts.findById(reader, 'none'),
    await accounts.findByEmail(reader, 'none'),
  ]).toEqual([null, null, null]);
  await shop.call('TokenAuth/Authenticate', { email, password: 'demo-password' });
});
