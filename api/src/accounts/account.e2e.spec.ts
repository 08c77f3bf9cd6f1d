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

const infoOf = (user: TestUser) => shop.call('Account/MyAccountInfo', {}, user);

describe('account details', () => {
  it('an account update changes the given fields and no others', async () => {
    const user = await createUser(shop);
    const before = await infoOf(user);
    const changes = {
      firstName: 'Ada',
      lastName: 'King',
      company: 'Engines Ltd',
      phone: '+44 20 7946 0958',
      language: 'fr' as const,
    };
    // S1.32, S6.15, S7.50
    expect(await shop.call('Account/ChangeAccountInfo', changes, user)).toEqual({ ...before, ...changes });
    // S3.19, S3.20
    expect(await shop.call('Account/ChangeAccountInfo', { currency: 'EUR', defaultUnit: 1 }, user)).toEqual({
      ...before,
      ...changes,
      currency: 'EUR',
      defaultUnit: 1,
    });
    expect(await shop.call('Account/ChangeAccountInfo', {}, user)).toEqual(await infoOf(user));
  });

  it('an empty text clears a field of the account', async () => {
    const user = await createUser(shop);
    await shop.call('Account/ChangeAccountInfo', { firstName: 'Ada', phone: '212-555-0100' }, user);
    expect(await shop.call('Account/ChangeAccountInfo', { firstName: '', phone: '' }, user)).toEqual(
      expect.not.objectContaining({ firstName: expect.anything(), phone: expect.anything() }),
    );
  });

  it('an account update rejects an invalid phone number and a currency that is not offered', async () => {
    const user = await createUser(shop);
    expect(await shop.expectError('Account/ChangeAccountInfo', { phone: '123' }, user)).toMatchObject({
      status: 400,
      code: 'phone_invalid',
      errors: [{ field: 'phone' }],
    });
    expect(
      await shop.expectError('Account/ChangeAccountInfo', { currency: 'XXX', firstName: 'Ada' }, user),
    ).toMatchObject({ status: 422, code: 'unknown_currency' });
    expect(await infoOf(user)).not.toHaveProperty('firstName');
  });

  it('a phone number without a prefix is read as of the country of the default address', async () => {
    const user = await createUser(shop);
    expect(await shop.expectError('Account/ChangeAccountInfo', { phone: '090-1234-5678' }, user)).toMatchObject({
      code: 'phone_invalid',
    });
    await shop.call('Account/SaveShippingAddress', tokyo, user);
    await shop.call('Account/ChangeAccountInfo', { phone: '090-1234-5678' }, user);
  });

  it('an account update rejects changes of email address and role', async () => {
    const user = await createUser(shop);
    for (const field of ['email', 'role', 'id', 'passwordHash', 'birthDate']) {
      expect(await shop.expectError('Account/ChangeAccountInfo', { [field]: 'admin' }, user)).toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
    }
  });
});

describe('changing the password', () => {
  const change = { currentPassword: PASSWORD, newPassword: 'a better password', confirmPassword: 'a better password' };

  it('a new password ends all sessions of the account except the current one', async () => {
    const user = await createUser(shop);
    const other = await shop.call('TokenAuth/Authenticate', { email: user.email, password: PASSWORD });
    // S7.51
    expect(await shop.call('Account/ChangePassword', change, user)).toEqual({});
    await infoOf(user);
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
    expect(await shop.expectError('TokenAuth/Authenticate', { email: user.email, password: PASSWORD })).toMatchObject({
      code: 'login_failed',
    });
    const session = await shop.call('TokenAuth/Authenticate', { email: user.email, password: change.newPassword });
    // S6.17
    expect(session.role).toBe('customer');
  });

  it('a password change needs the current password and a valid new one', async () => {
    const user = await createUser(shop);
    const errorFor = (changes: Partial<typeof change>) =>
      shop.expectError('Account/ChangePassword', { ...change, ...changes }, user);
    // S3.16, S8.14
    expect(await errorFor({ currentPassword: 'something else' })).toMatchObject({
      status: 400,
      code: 'password_change_failed',
      detail: 'Password change failed: check the current password.',
      errors: [{ field: 'currentPassword' }],
    });
    // S3.17
    expect(await errorFor({ newPassword: 'short' })).toMatchObject({
      code: 'password_length',
      errors: [{ field: 'newPassword' }],
    });
    // S3.18, S5.9, S5.10
    expect(await errorFor({ confirmPassword: 'something else' })).toMatchObject({
      code: 'password_mismatch',
      detail: 'The password entered twice is not the same, please check and re-enter it.',
      errors: [{ field: 'confirmPassword' }],
    });
    const tooCommon = { newPassword: 'password123', confirmPassword: 'password123' };
    expect(await errorFor(tooCommon)).toMatchObject({ code: 'password_too_common' });
    await shop.call('TokenAuth/Authenticate', { email: user.email, password: PASSWORD });
  });

  it('of two simultaneous password changes one succeeds', async () => {
    const user = await createUser(shop);
    const answers = await Promise.all(
      ['the first new one', 'the second new one'].map((password) =>
        shop.send(
          'Account/ChangePassword',
          { currentPassword: PASSWORD, newPassword: password, confirmPassword: password },
          user,
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
  const save = (user: TestUser, address: AddressForm) => shop.call('Account/SaveShippingAddress', address, user);
  const list = (user: TestUser) => shop.call('Account/MyShippingAddresses', {}, user);
  const remove = (user: TestUser, { id }: AddressView) => shop.call('Account/DeleteShippingAddress', { id }, user);
  const defaults = async (user: TestUser) =>
    (await list(user)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

  it('addresses are stored as entered and listed with the default first', async () => {
    const user = await createUser(shop);
    const first = await save(user, tokyo);
    const second = await save(user, { ...berlin, isDefault: true });
    // S3.1, S3.2, S3.3, S3.4, S3.6, S3.7, S3.8, S3.9, S3.10, S3.11, S3.12, S3.13, S7.44
    expect(await list(user)).toEqual([
      { ...berlin, id: second.id, isDefault: true },
      { ...tokyo, id: first.id, isDefault: false },
    ]);
  });

  it('a customer changes and removes an address', async () => {
    const user = await createUser(shop);
    const address = await save(user, tokyo);
    await save(user, { ...berlin, id: address.id });
    // S6.16
    expect(await list(user)).toEqual([{ ...berlin, id: address.id, isDefault: true }]);
    await remove(user, address);
    // S1.31
    expect(await list(user)).toEqual([]);
  });

  it('an address book has one default address after every change', async () => {
    const user = await createUser(shop);
    const first = await save(user, { ...tokyo, isDefault: false });
    expect(await defaults(user)).toEqual([first.id]);
    const second = await save(user, berlin);
    const third = await save(user, { ...berlin, line1: 'Am Markt 3', isDefault: true });
    expect(await defaults(user)).toEqual([third.id]);
    await save(user, { ...berlin, id: third.id, isDefault: false });
    expect(await defaults(user)).toEqual([third.id]);
    await save(user, { ...berlin, id: second.id, isDefault: true });
    expect(await defaults(user)).toEqual([second.id]);
    await save(user, { ...berlin, id: second.id });
    expect(await defaults(user)).toEqual([second.id]);
    await remove(user, second);
    expect(await defaults(user)).toEqual([first.id]);
    await remove(user, third);
    expect(await defaults(user)).toEqual([first.id]);
    await remove(user, first);
    expect(await list(user)).toEqual([]);
  });

  it('an address book has one default address after simultaneous changes', async () => {
    const user = await createUser(shop);
    await Promise.all(Array.from({ length: 5 }, () => save(user, { ...berlin, isDefault: true })));
    expect(await defaults(user)).toHaveLength(1);
    expect(await list(user)).toHaveLength(5);
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
    const user = await createUser(shop);
    const last = await save(user, tokyo);
    await shop.database.reader.query(
      `insert into address
         (account_id, first_name, last_name, line1, city, region, post_code, phone, country, is_default, created_at)
       select account_id, first_name, last_name, line1, city, region, post_code, phone, country, false, created_at
       from address, generate_series(2, 50) where id = $1`,
      [last.id],
    );
    expect(await shop.expectError('Account/SaveShippingAddress', berlin, user)).toMatchObject({
      status: 422,
      code: 'address_book_full',
    });
    await save(user, { ...berlin, id: last.id });
  });

  it('an address needs a phone number and a post code that are valid in its country', async () => {
    const user = await createUser(shop);
    // S5.5
    expect(await shop.expectError('Account/SaveShippingAddress', { ...tokyo, phone: '0312 345' }, user)).toMatchObject({
      status: 400,
      code: 'phone_invalid',
      detail: 'Phone must be valid.',
      errors: [{ field: 'phone', code: 'phone_invalid' }],
    });
    expect(await shop.expectError('Account/SaveShippingAddress', { ...tokyo, postCode: '10115' }, user)).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [{ field: 'postCode', code: 'invalid' }],
    });
  });

  it.each(['ZZ', 'UK', 'XA', 'de'])(
    'an address in %s, which is not the code of a country, is not saved',
    async (country) => {
      const user = await createUser(shop);
      expect(await shop.expectError('Account/SaveShippingAddress', { ...berlin, country }, user)).toMatchObject({
        status: 400,
        code: 'validation_failed',
        errors: [{ field: 'country', code: 'invalid' }],
      });
      expect(await list(user)).toEqual([]);
    },
  );

  it('an address needs a region and a post code if its country uses them', async () => {
    const user = await createUser(shop);
    const withoutBoth = { ...tokyo, region: '', postCode: ' ' };
    // S5.27, S5.28
    expect(await shop.expectError('Account/SaveShippingAddress', withoutBoth, user)).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [
        { field: 'region', code: 'required' },
        { field: 'postCode', code: 'required' },
      ],
    });
    const { region: _, ...without } = tokyo;
    expect(await shop.expectError('Account/SaveShippingAddress', without, user)).toMatchObject({
      errors: [{ field: 'region', code: 'required' }],
    });
    const central = {
      ...withoutBoth,
      city: 'Central',
      region: 'Hong Kong Island',
      phone: '+852 2345 6789',
      country: 'HK',
      postCode: '',
    };
    expect(await save(user, central)).toMatchObject(central);
    const mitte = { ...berlin, region: '' };
    expect(await save(user, mitte)).toMatchObject(mitte);
  });

  it('every other value in a field of an address is rejected with an error code', async () => {
    const user = await createUser(shop);
    for (const field of Object.keys({ ...berlin, id: '', isDefault: true })) {
      for (const value of [null, 7, [], {}, '\u0007', 'x'.repeat(1000), '\ud800', 'a\0b']) {
        const { status } = await shop.expectError('Account/SaveShippingAddress', { ...berlin, [field]: value }, user);
        const notFound = field === 'id' && value === '\u0007';
        expect([field, value, status]).toEqual([field, value, notFound ? 404 : 400]);
      }
    }
    expect(await list(user)).toEqual([]);
  });
});
