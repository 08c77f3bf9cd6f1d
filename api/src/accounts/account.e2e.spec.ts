import { randomUUID } from 'node:crypto';
import type { AddressView, Input } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { PASSWORD, createUser, type TestUser } from '../../test/users';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { AddressBook } from './address-book';

let testEnv: TestEnv;
let shop: Shop;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv);
  await shop.database.reader.query(
    `insert into currency (code, digits, position, exchange_fee) values ('EUR', 2, 1, 0)`,
  );
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const infoOf = (person: TestUser) => shop.call('Account/MyAccountInfo', {}, person);

describe('account details', () => {
  it('an account update changes the given fields and no others', async () => {
    const person = await createUser(shop);
    const before = await infoOf(person);
    const given = {
      firstName: 'Ada',
      lastName: 'King',
      company: 'Engines Ltd',
      phone: '+44 20 7946 0958',
      language: 'fr' as const,
    };
    expect(await shop.call('Account/ChangeAccountInfo', given, person)).toEqual({ ...before, ...given });
    expect(await shop.call('Account/ChangeAccountInfo', { currency: 'EUR', defaultUnit: 1 }, person)).toEqual({
      ...before,
      ...given,
      currency: 'EUR',
      defaultUnit: 1,
    });
    expect(await shop.call('Account/ChangeAccountInfo', {}, person)).toEqual(await infoOf(person));
  });

  it('an empty text clears a field of the account', async () => {
    const person = await createUser(shop);
    await shop.call('Account/ChangeAccountInfo', { firstName: 'Ada', phone: '212-555-0100' }, person);
    expect(await shop.call('Account/ChangeAccountInfo', { firstName: '', phone: '' }, person)).toEqual(
      expect.not.objectContaining({ firstName: expect.anything(), phone: expect.anything() }),
    );
  });

  it('an account update rejects an invalid phone number and a currency that is not offered', async () => {
    const person = await createUser(shop);
    expect(await shop.expectError('Account/ChangeAccountInfo', { phone: '123' }, person)).toMatchObject({
      status: 400,
      code: 'phone_invalid',
      errors: [{ field: 'phone' }],
    });
    expect(
      await shop.expectError('Account/ChangeAccountInfo', { currency: 'XXX', firstName: 'Ada' }, person),
    ).toMatchObject({ status: 422, code: 'unknown_currency' });
    expect(await infoOf(person)).not.toHaveProperty('firstName');
  });

  it('a phone number without a prefix is read as of the country of the default address', async () => {
    const person = await createUser(shop);
    expect(await shop.expectError('Account/ChangeAccountInfo', { phone: '03-1234-5678' }, person)).toMatchObject({
      code: 'phone_invalid',
    });
    await shop.call('Account/SaveShippingAddress', tokyo, person);
    await shop.call('Account/ChangeAccountInfo', { phone: '03-1234-5678' }, person);
  });

  it('an account update rejects changes of email address and role', async () => {
    const person = await createUser(shop);
    for (const field of ['email', 'role', 'id', 'passwordHash', 'birthDate']) {
      expect(await shop.expectError('Account/ChangeAccountInfo', { [field]: 'admin' }, person)).toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
    }
  });
});

describe('changing the password', () => {
  const change = { currentPassword: PASSWORD, newPassword: 'a better password', confirmPassword: 'a better password' };

  it('a new password ends all sessions of the account except the current one', async () => {
    const person = await createUser(shop);
    const other = await shop.call('TokenAuth/Authenticate', { email: person.email, password: PASSWORD });
    expect(await shop.call('Account/ChangePassword', change, person)).toEqual({});
    await infoOf(person);
    expect(await shop.expectError('Account/MyAccountInfo', {}, { bearer: other.accessToken })).toMatchObject({
      code: 'session_timed_out',
    });
    expect(
      await shop.expectError(
        'TokenAuth/RefreshToken',
        { refreshToken: other.refreshToken },
        { bearer: other.accessToken },
      ),
    ).toMatchObject({ code: 'session_timed_out' });
    expect(await shop.expectError('TokenAuth/Authenticate', { email: person.email, password: PASSWORD })).toMatchObject(
      {
        code: 'login_failed',
      },
    );
    await shop.call('TokenAuth/Authenticate', { email: person.email, password: change.newPassword });
  });

  it('a password change needs the current password and a valid new one', async () => {
    const person = await createUser(shop);
    const refusal = async (changes: Partial<typeof change>) =>
      (await shop.expectError('Account/ChangePassword', { ...change, ...changes }, person)).code;
    expect(await refusal({ currentPassword: 'something else' })).toBe('password_change_failed');
    expect(await refusal({ newPassword: 'short' })).toBe('password_length');
    expect(await refusal({ confirmPassword: 'something else' })).toBe('password_mismatch');
    expect(await refusal({ newPassword: 'password123', confirmPassword: 'password123' })).toBe('password_too_common');
    await shop.call('TokenAuth/Authenticate', { email: person.email, password: PASSWORD });
  });

  it('of two simultaneous password changes one succeeds', async () => {
    const person = await createUser(shop);
    const answers = await Promise.all(
      ['the first new one', 'the second new one'].map((password) =>
        shop.send(
          'Account/ChangePassword',
          { currentPassword: PASSWORD, newPassword: password, confirmPassword: password },
          person,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

type AddressForm = Input<'Account/SaveShippingAddress'>;

const tokyo: AddressForm = {
  firstName: '花子',
  lastName: '山田',
  line1: '千代田1-1',
  city: '千代田区',
  region: '東京都',
  postCode: '100-0001',
  phone: '03-1234-5678',
  country: 'JP',
};
const berlin: AddressForm = {
  firstName: 'Eva',
  lastName: 'Groß',
  company: 'Fahnen GmbH',
  line1: 'Am Markt 1',
  line2: 'Hof',
  city: 'Berlin',
  region: 'Berlin',
  postCode: '10115',
  phone: '030 123456',
  country: 'DE',
};

describe('shipping addresses', () => {
  const save = (person: TestUser, address: AddressForm) => shop.call('Account/SaveShippingAddress', address, person);
  const list = (person: TestUser) => shop.call('Account/MyShippingAddresses', {}, person);
  const remove = (person: TestUser, { id }: AddressView) => shop.call('Account/DeleteShippingAddress', { id }, person);
  const defaults = async (person: TestUser) =>
    (await list(person)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

  it('addresses are stored as entered and listed with the default first', async () => {
    const person = await createUser(shop);
    const first = await save(person, tokyo);
    const second = await save(person, { ...berlin, isDefault: true });
    expect(await list(person)).toEqual([
      { ...berlin, id: second.id, isDefault: true },
      { ...tokyo, id: first.id, isDefault: false },
    ]);
  });

  it('an address book has one default address after every change', async () => {
    const person = await createUser(shop);
    const first = await save(person, { ...tokyo, isDefault: false });
    expect(await defaults(person)).toEqual([first.id]);
    const second = await save(person, berlin);
    const third = await save(person, { ...berlin, line1: 'Am Markt 3', isDefault: true });
    expect(await defaults(person)).toEqual([third.id]);
    await save(person, { ...berlin, id: third.id, isDefault: false });
    expect(await defaults(person)).toEqual([third.id]);
    await save(person, { ...berlin, id: second.id, isDefault: true });
    expect(await defaults(person)).toEqual([second.id]);
    await save(person, { ...berlin, id: second.id });
    expect(await defaults(person)).toEqual([second.id]);
    await remove(person, second);
    expect(await defaults(person)).toEqual([first.id]);
    await remove(person, third);
    expect(await defaults(person)).toEqual([first.id]);
    await remove(person, first);
    expect(await list(person)).toEqual([]);
  });

  it('an address book has one default address after simultaneous changes', async () => {
    const person = await createUser(shop);
    await Promise.all(Array.from({ length: 5 }, () => save(person, { ...berlin, isDefault: true })));
    expect(await defaults(person)).toHaveLength(1);
    expect(await list(person)).toHaveLength(5);
  });

  it('an address of another account is not found', async () => {
    const [owner, other] = [await createUser(shop), await createUser(shop)];
    const address = await save(owner, tokyo);
    await save(other, berlin);
    const notFound = { status: 404, code: 'resource_not_found' };
    for (const id of [address.id, address.id.toUpperCase(), randomUUID(), 'none', '', "' or true --"]) {
      expect(await shop.expectError('Account/SaveShippingAddress', { ...berlin, id }, other)).toMatchObject(notFound);
      expect(await shop.expectError('Account/DeleteShippingAddress', { id }, other)).toMatchObject(notFound);
    }
    expect(await list(owner)).toEqual([address]);
    const book = shop.app.get(AddressBook, { strict: false });
    const { reader } = shop.database;
    expect(await book.find(reader, owner.accountId, address.id)).toEqual(tokyo);
    expect(await book.find(reader, other.accountId, address.id)).toBeNull();
    expect(await book.find(reader, owner.accountId, 'none')).toBeNull();
  });

  it('an address book holds at most 50 addresses', async () => {
    const person = await createUser(shop);
    const last = await save(person, tokyo);
    await shop.database.reader.query(
      `insert into address
         (account_id, first_name, last_name, line1, city, region, post_code, phone, country, is_default, created_at)
       select account_id, first_name, last_name, line1, city, region, post_code, phone, country, false, created_at
       from address, generate_series(2, 50) where id = $1`,
      [last.id],
    );
    expect(await shop.expectError('Account/SaveShippingAddress', berlin, person)).toMatchObject({
      status: 422,
      code: 'address_book_full',
    });
    await save(person, { ...berlin, id: last.id });
  });

  it('an address needs a phone number and a post code that are valid in its country', async () => {
    const person = await createUser(shop);
    expect(
      await shop.expectError('Account/SaveShippingAddress', { ...tokyo, phone: '030 123456' }, person),
    ).toMatchObject({
      status: 400,
      code: 'phone_invalid',
      errors: [{ field: 'phone', code: 'phone_invalid' }],
    });
    expect(
      await shop.expectError('Account/SaveShippingAddress', { ...tokyo, postCode: '10115' }, person),
    ).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [{ field: 'postCode', code: 'invalid' }],
    });
  });

  it('an address needs a region and a post code if its country uses them', async () => {
    const person = await createUser(shop);
    const bare = { ...tokyo, region: '', postCode: ' ' };
    expect(await shop.expectError('Account/SaveShippingAddress', bare, person)).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [
        { field: 'region', code: 'required' },
        { field: 'postCode', code: 'required' },
      ],
    });
    const { region: _, ...without } = tokyo;
    expect(await shop.expectError('Account/SaveShippingAddress', without, person)).toMatchObject({
      errors: [{ field: 'region', code: 'required' }],
    });
    const central = {
      ...bare,
      city: 'Central',
      region: 'Hong Kong Island',
      phone: '+852 2345 6789',
      country: 'HK',
      postCode: '',
    };
    expect(await save(person, central)).toMatchObject(central);
    const mitte = { ...berlin, region: '' };
    expect(await save(person, mitte)).toMatchObject(mitte);
  });

  it('every other value in a field of an address is rejected with an error code', async () => {
    const person = await createUser(shop);
    for (const field of Object.keys({ ...berlin, id: '', isDefault: true })) {
      for (const value of [null, 7, [], {}, '\u0007', 'x'.repeat(1000), '\ud800', 'a\0b']) {
        const { status } = await shop.expectError('Account/SaveShippingAddress', { ...berlin, [field]: value }, person);
        const notFound = field === 'id' && value === '\u0007';
        expect([field, value, status]).toEqual([field, value, notFound ? 404 : 400]);
      }
    }
    expect(await list(person)).toEqual([]);
  });
});
