import { randomUUID } from 'node:crypto';
import type { Input } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { PASSWORD } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { Accounts } from './public';

let stage: Stage;
let shop: Shop;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage);
  await shop.database.reader.query(
    `insert into currency (code, digits, position, exchange_fee) values ('EUR', 2, 1, 0)`,
  );
}, 60_000);

beforeEach(() => shop.clock.stopAt('2026-03-01T12:00:00.000Z'));

afterAll(async () => {
  await shop?.close();
  await stage?.close();
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
const refusalOf = async (input: unknown) => {
  const { status, code, errors } = await shop.refusal('TokenAuth/Register', input);
  return { status, code, fields: errors?.map(({ field }) => field) };
};
const accountOf = async (email: string): Promise<Record<string, unknown>[]> =>
  shop.database.reader.query('select * from account where email = $1', [email]);

describe('registering', () => {
  it('opens a customer’s account with its first session', async () => {
    const input = form({ birthDate: '1990-02-28', currency: 'EUR', defaultUnit: 3, language: 'de' });
    const session = await shop.call('TokenAuth/Register', input);
    expect(session).toMatchObject({ role: 'customer', expireInSeconds: 7200 });
    expect(await shop.call('Account/MyAccountInfo', {}, { bearer: session.accessToken })).toEqual({
      email: input.email,
      role: 'customer',
      currency: 'EUR',
      defaultUnit: 3,
      language: 'de',
    });
    expect((await accountOf(input.email))[0]?.agreed_at).toEqual(shop.clock.now());
  });

  it('takes language, currency and unit from the browser where nothing is chosen', async () => {
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

  it('keeps only an argon2id hash of the password', async () => {
    const input = form();
    await shop.call('TokenAuth/Register', input);
    expect((await accountOf(input.email))[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,[pt]=/);
  });

  it('sends one welcome mail, in the account’s language', async () => {
    const input = form({ language: 'fr' });
    await shop.call('TokenAuth/Register', input);
    const mails: unknown[] = await shop.database.reader.query(
      `select template, language, data from mail where recipient = $1 and template = 'welcome'`,
      [input.email],
    );
    expect(mails).toEqual([{ template: 'welcome', language: 'fr', data: { link: 'http://shop.test/fr/account' } }]);
  });

  it.each(['字'.repeat(32), '🚩'.repeat(8), ' eight 8 ', 'пароль с пробелами', 'e\u0301'.repeat(32)])(
    'takes the password %j, and logs in with it',
    async (password) => {
      const input = withPassword(password);
      await shop.call('TokenAuth/Register', input);
      await shop.call('TokenAuth/Authenticate', { email: input.email, password });
      if (password !== password.trim()) {
        expect(
          await shop.refusal('TokenAuth/Authenticate', { email: input.email, password: password.trim() }),
        ).toMatchObject({ code: 'login_failed' });
      }
    },
  );

  it('logs in with the same accents, however the keyboard composes them', async () => {
    const input = withPassword('cafe\u0301 noir');
    await shop.call('TokenAuth/Register', input);
    await shop.call('TokenAuth/Authenticate', { email: input.email, password: 'caf\u00e9 noir' });
  });
});

describe('registering is refused', () => {
  it('for one reason after the other: form, terms, password, age, currency', async () => {
    const wrong = {
      ...withPassword('password1'),
      confirmPassword: 'password2',
      agree: false,
      birthDate: '2020-01-01',
      currency: 'XXX',
    };
    expect(await refusalOf({ ...wrong, extra: 1 })).toEqual({
      status: 400,
      code: 'validation_failed',
      fields: ['extra'],
    });
    expect(await refusalOf({ ...wrong, password: 'short' })).toEqual({
      status: 400,
      code: 'must_agree',
      fields: ['agree'],
    });
    expect(await refusalOf({ ...wrong, agree: true, password: 'short' })).toEqual({
      status: 400,
      code: 'password_length',
      fields: ['password'],
    });
    expect(await refusalOf({ ...wrong, agree: true })).toEqual({
      status: 400,
      code: 'password_mismatch',
      fields: ['confirmPassword'],
    });
    expect(await refusalOf({ ...wrong, agree: true, confirmPassword: 'password1' })).toEqual({
      status: 400,
      code: 'password_too_common',
      fields: ['password'],
    });
    const agreed = form({ birthDate: '2020-01-01', currency: 'XXX' });
    expect(await refusalOf(agreed)).toEqual({ status: 400, code: 'age_not_allowed', fields: ['birthDate'] });
    expect(await refusalOf({ ...agreed, birthDate: '1990-01-01' })).toEqual({
      status: 422,
      code: 'unknown_currency',
      fields: ['currency'],
    });
    expect(await accountOf(agreed.email)).toEqual([]);
  });

  it('to whoever turns 13 tomorrow, and not on the day itself', async () => {
    expect(await refusalOf(form({ birthDate: '2013-03-02' }))).toMatchObject({ code: 'age_not_allowed' });
    await shop.call('TokenAuth/Register', form({ birthDate: '2013-03-01' }));
  });

  it.each(['2026-03-02', '2023-02-30', '0000-01-01', '2013-13-01', '1813-03-01'])(
    'for a birth date of %s, which nobody has',
    async (birthDate) => {
      expect(await refusalOf(form({ birthDate }))).toEqual({
        status: 400,
        code: 'validation_failed',
        fields: ['birthDate'],
      });
    },
  );

  it.each(['字'.repeat(33), '🚩'.repeat(7), 'é'.repeat(33)])(
    'for the length of the password %j, in characters',
    async (password) => {
      expect(await refusalOf(withPassword(password))).toEqual({
        status: 400,
        code: 'password_length',
        fields: ['password'],
      });
    },
  );

  it('for text that cannot be kept, in whichever field', async () => {
    const unsound = { status: 400, code: 'validation_failed' };
    expect(await refusalOf(withPassword('good and\0 long'))).toEqual({ ...unsound, fields: ['password'] });
    expect(await refusalOf(form({ email: 'a\0b@new.test' }))).toEqual({ ...unsound, fields: ['email'] });
    expect(await refusalOf(withPassword('half a pair \ud83d'))).toEqual({ ...unsound, fields: ['password'] });
  });

  it.each(['a@b.test\r\nBcc: c@d.test', 'a@b.test\n', '\na@b.test', 'a\u2028b@c.test', 'a b@c.test'])(
    'for %j, which is no e-mail address',
    async (email) => {
      expect(await refusalOf(form({ email }))).toEqual({ status: 400, code: 'validation_failed', fields: ['email'] });
    },
  );

  it('for an address that is taken, in any case', async () => {
    const input = form();
    await shop.call('TokenAuth/Register', input);
    expect(await refusalOf({ ...input, email: input.email.toUpperCase() })).toEqual({
      status: 409,
      code: 'email_already_registered',
      fields: ['email'],
    });
  });

  it('to all but one of many at once', async () => {
    shop.clock.advance(TWO_MINUTES);
    const input = form();
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.send('TokenAuth/Register', input)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await accountOf(input.email)).toHaveLength(1);
  });

  it('with a code and never an error of the shop, whatever a field holds', async () => {
    shop.clock.advance(2 * TWO_MINUTES);
    const odd = [
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
      for (const value of odd) {
        const response = await shop.send('TokenAuth/Register', { ...form(), [field]: value });
        const good = (field === 'defaultUnit' && value === 0) || (field === 'agree' && value === true);
        expect([field, value, Math.floor(response.status / 100)]).toEqual([field, value, good ? 2 : 4]);
      }
    }
    for (const body of [null, 7, 'text', [], [form()], {}]) {
      expect((await shop.send('TokenAuth/Register', body)).status).toBe(400);
    }
  });
});

it('the shop itself opens accounts of any role, with any password, once', async () => {
  const accounts = shop.app.get(Accounts, { strict: false });
  const email = `${randomUUID()}@shop.test`;
  const open = (address: string) =>
    shop.database.transaction((tx) =>
      accounts.open(tx, {
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
  expect([await accounts.byId(reader, card.id), await accounts.byEmail(reader, ` ${email.toUpperCase()} `)]).toEqual([
    card,
    card,
  ]);
  expect(await accounts.ofRole(reader, 'accounting')).toEqual([card]);
  expect([
    await accounts.byId(reader, randomUUID()),
    await accounts.byId(reader, 'none'),
    await accounts.byEmail(reader, 'none'),
  ]).toEqual([null, null, null]);
  await shop.call('TokenAuth/Authenticate', { email, password: 'demo-password' });
});
