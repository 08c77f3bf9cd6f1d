import { openShop, type Shop } from '../../test/app';
import { sendRequest, runInParallel, sortedStatuses } from '../../test/concurrency';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { createFundedReseller } from '../../test/orders';
import { createUser, type TestUser } from '../../test/users';
import { openTestEnv, type TestEnv } from '../../test/test-env';

let testEnv: TestEnv;
let shop: Shop;
let service: TestUser;

const application = {
  company: 'Tanaka Signs KK',
  website: 'https://tanaka-signs.example',
  phone: '03-1234-5678',
  country: 'JP',
  message: 'We hang some 40 banners a month.',
};

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  service = await createUser(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const apply = (user: TestUser, changes: object = {}) =>
  sendRequest(shop, 'Account/ApplyForReseller', { ...application, ...changes }, user);
const applicationOf = (user: TestUser) => shop.call('Account/MyResellerApplication', {}, user);
const roleOf = async (user: TestUser) => (await shop.call('Account/MyAccountInfo', {}, user)).role;
const setRole = ({ accountId }: TestUser, role: string, as = service) =>
  sendRequest(
    shop,
    'admin/account-role',
    { role, reason: 'by telephone' },
    { bearer: as.bearer, params: { id: accountId } },
  );

async function pendingOf(user: TestUser): Promise<string> {
  const filter = JSON.stringify({ status: 'pending', q: user.email });
  const [found] = await shop.call('admin/reseller-applications', { filter }, service);
  if (!found) throw new Error('no application');
  return found.id;
}

async function mailsTo({ email }: TestUser): Promise<string[]> {
  const mails: { template: string }[] = await shop.database.reader.query(
    `select template from mail where recipient = $1 and template like 'reseller%' order by created_at`,
    [email],
  );
  return mails.map(({ template }) => template);
}

const decide = (id: string, decision: string, reason = 'as agreed') =>
  sendRequest(shop, 'admin/reseller-decision', { decision, reason }, { bearer: service.bearer, params: { id } });

describe('reseller applications', () => {
  it('a customer has at most one open reseller application, also after simultaneous requests', async () => {
    const user = await createUser(shop);
    expect(await applicationOf(user)).toEqual({ status: 'none' });
    expect(sortedStatuses(await runInParallel(3, () => apply(user)))).toEqual([200, 409, 409]);
    expect(await applicationOf(user)).toEqual({ status: 'pending', appliedAt: expect.any(String) });
    expect(await apply(user)).toMatchObject({ status: 429, code: 'too_frequent' });
  });

  it('a reseller application needs a valid phone number', async () => {
    expect(await apply(await createUser(shop), { phone: '123' })).toMatchObject({ status: 400, code: 'phone_invalid' });
  });

  it('only customers can apply to become resellers', async () => {
    for (const role of ['reseller', 'factory'] as const) {
      expect(await apply(await createUser(shop, role))).toMatchObject({ status: 403, code: 'forbidden' });
    }
  });

  it('a granted application makes the customer a reseller at once and sends an email', async () => {
    const user = await createUser(shop);
    await apply(user);
    const id = await pendingOf(user);
    expect(sortedStatuses(await runInParallel(2, () => decide(id, 'granted')))).toEqual([200, 409]);
    // S1.17
    expect(await roleOf(user)).toBe('reseller');
    expect(await applicationOf(user)).toMatchObject({ status: 'granted', decidedAt: expect.any(String) });
    expect(await mailsTo(user)).toEqual(['reseller_granted']);
    const as = { ...service, params: { id } };
    expect(await shop.call('admin/reseller-application', {}, as)).toMatchObject({
      ...application,
      email: user.email,
      status: 'granted',
      decidedBy: service.email,
      reason: 'as agreed',
    });
  });

  it('a declined application changes nothing, and the customer may apply again', async () => {
    const user = await createUser(shop);
    await apply(user);
    const id = await pendingOf(user);
    expect((await decide(id, 'declined')).status).toBe(200);
    expect(await decide(id, 'granted')).toMatchObject({ status: 409, code: 'event_not_allowed' });
    expect(await roleOf(user)).toBe('customer');
    expect(await mailsTo(user)).toEqual(['reseller_declined']);
    expect((await apply(user)).status).toBe(200);
  });

  it('only customer service decides applications, and only open ones', async () => {
    const user = await createUser(shop);
    await apply(user);
    const as = { bearer: (await createUser(shop, 'accounting')).bearer, params: { id: await pendingOf(user) } };
    expect(await sendRequest(shop, 'admin/reseller-decision', { decision: 'granted' }, as)).toMatchObject({
      code: 'forbidden',
    });
    for (const id of [user.accountId, 'x']) {
      expect(await decide(id, 'granted')).toMatchObject({ status: 404, code: 'resource_not_found' });
    }
  });
});

describe('members’ roles', () => {
  it('a role change takes effect in open sessions, grants an open application and sends an email', async () => {
    const user = await createUser(shop);
    await apply(user);
    expect((await setRole(user, 'reseller')).body).toMatchObject({ id: user.accountId, role: 'reseller' });
    expect(await roleOf(user)).toBe('reseller');
    expect(await applicationOf(user)).toMatchObject({ status: 'granted' });
    expect((await setRole(user, 'customer')).status).toBe(200);
    expect(await roleOf(user)).toBe('customer');
    expect((await setRole(user, 'customer')).status).toBe(200);
    expect(await mailsTo(user)).toEqual(['reseller_granted', 'reseller_ended']);
  });

  it('a reseller with a prepaid balance cannot become a customer', async () => {
    const reseller = await createFundedReseller(shop, 1);
    expect(await setRole(reseller, 'customer')).toMatchObject({ status: 409, code: 'balance_left' });
    expect(await roleOf(reseller)).toBe('reseller');
  });

  it('a role change and a simultaneous deposit never leave a balance on a customer account', async () => {
    const accounting = await createUser(shop, 'accounting');
    for (let round = 0; round < 4; round++) {
      const reseller = await createUser(shop, 'reseller');
      const deposit = { accountEmail: reseller.email, type: 'deposit', amount: 100, memo: 'transfer' };
      const answers = await Promise.all([
        sendRequest(shop, 'admin/prepaid-deposit', deposit, accounting),
        setRole(reseller, 'customer'),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it('only customer service changes members’ roles, and never from or to a staff role', async () => {
    const [colleague, customer] = [await createUser(shop, 'factory'), await createUser(shop)];
    expect(await setRole(colleague, 'customer')).toMatchObject({ status: 404, code: 'resource_not_found' });
    for (const role of ['admin', 'factory', 'guest']) {
      expect(await setRole(customer, role)).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    for (const by of ['accounting', 'factory', 'isc_facility', 'reseller'] as const) {
      expect(await setRole(customer, 'reseller', await createUser(shop, by))).toMatchObject({ code: 'forbidden' });
    }
    expect(await roleOf(customer)).toBe('customer');
  });
});
