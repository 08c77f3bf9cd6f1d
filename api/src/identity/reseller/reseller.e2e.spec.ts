import { openShop, type Shop } from '../../../test/app';
import { answer, atOnce, statusesOf } from '../../../test/at-once';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { fundedReseller } from '../../../test/ordering';
import { somebody, type Person } from '../../../test/people';
import { openStage, type Stage } from '../../../test/stage';

let stage: Stage;
let shop: Shop;
let service: Person;

const application = {
  company: 'Tanaka Signs KK',
  website: 'https://tanaka-signs.example',
  phone: '03-1234-5678',
  country: 'JP',
  message: 'We hang some 40 banners a month.',
};

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  await fixtureCatalogue(shop);
  service = await somebody(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const apply = (person: Person, changes: object = {}) =>
  answer(shop, 'Account/ApplyForReseller', { ...application, ...changes }, person);
const standing = (person: Person) => shop.call('Account/MyResellerApplication', {}, person);
const roleOf = async (person: Person) => (await shop.call('Account/MyAccountInfo', {}, person)).role;
const giveRole = ({ accountId }: Person, role: string, as = service) =>
  answer(
    shop,
    'admin/account-role',
    { role, reason: 'by telephone' },
    { bearer: as.bearer, params: { id: accountId } },
  );

async function pendingOf(person: Person): Promise<string> {
  const filter = JSON.stringify({ status: 'pending', q: person.email });
  const [found] = await shop.call('admin/reseller-applications', { filter }, service);
  if (!found) throw new Error('no application');
  return found.id;
}

async function mailsTo({ email }: Person): Promise<string[]> {
  const mails: { template: string }[] = await shop.database.reader.query(
    `select template from mail where recipient = $1 and template like 'reseller%' order by created_at`,
    [email],
  );
  return mails.map(({ template }) => template);
}

const decide = (id: string, decision: string, reason = 'as agreed') =>
  answer(shop, 'admin/reseller-decision', { decision, reason }, { bearer: service.bearer, params: { id } });

describe('an application to become a reseller', () => {
  it('is one at a time, of many at once too', async () => {
    const person = await somebody(shop);
    expect(await standing(person)).toEqual({ status: 'none' });
    expect(statusesOf(await atOnce(3, () => apply(person)))).toEqual([200, 409, 409]);
    expect(await standing(person)).toEqual({ status: 'pending', appliedAt: expect.any(String) });
    expect(await apply(person)).toMatchObject({ status: 429, code: 'too_frequent' });
  });

  it('wants a phone number that rings', async () => {
    expect(await apply(await somebody(shop), { phone: '123' })).toMatchObject({ status: 400, code: 'phone_invalid' });
  });

  it('is for customers, who are no resellers yet', async () => {
    for (const role of ['reseller', 'factory'] as const) {
      expect(await apply(await somebody(shop, role))).toMatchObject({ status: 403, code: 'forbidden' });
    }
  });

  it('that is granted makes a reseller of a running session, told by mail', async () => {
    const person = await somebody(shop);
    await apply(person);
    const id = await pendingOf(person);
    expect(statusesOf(await atOnce(2, () => decide(id, 'granted')))).toEqual([200, 409]);
    expect(await roleOf(person)).toBe('reseller');
    expect(await standing(person)).toMatchObject({ status: 'granted', decidedAt: expect.any(String) });
    expect(await mailsTo(person)).toEqual(['reseller_granted']);
    const as = { ...service, params: { id } };
    expect(await shop.call('admin/reseller-application', {}, as)).toMatchObject({
      ...application,
      email: person.email,
      status: 'granted',
      decidedBy: service.email,
      reason: 'as agreed',
    });
  });

  it('that is declined changes nothing, and another may follow', async () => {
    const person = await somebody(shop);
    await apply(person);
    const id = await pendingOf(person);
    expect((await decide(id, 'declined')).status).toBe(200);
    expect(await decide(id, 'granted')).toMatchObject({ status: 409, code: 'event_not_allowed' });
    expect(await roleOf(person)).toBe('customer');
    expect(await mailsTo(person)).toEqual(['reseller_declined']);
    expect((await apply(person)).status).toBe(200);
  });

  it('is decided by customer service, and only where there is one', async () => {
    const person = await somebody(shop);
    await apply(person);
    const as = { bearer: (await somebody(shop, 'accounting')).bearer, params: { id: await pendingOf(person) } };
    expect(await answer(shop, 'admin/reseller-decision', { decision: 'granted' }, as)).toMatchObject({
      code: 'forbidden',
    });
    for (const id of [person.accountId, 'x']) {
      expect(await decide(id, 'granted')).toMatchObject({ status: 404, code: 'resource_not_found' });
    }
  });
});

describe('a member’s role', () => {
  it('changes for a running session, grants what was applied for, and is told by mail', async () => {
    const person = await somebody(shop);
    await apply(person);
    expect((await giveRole(person, 'reseller')).body).toMatchObject({ id: person.accountId, role: 'reseller' });
    expect(await roleOf(person)).toBe('reseller');
    expect(await standing(person)).toMatchObject({ status: 'granted' });
    expect((await giveRole(person, 'customer')).status).toBe(200);
    expect(await roleOf(person)).toBe('customer');
    expect((await giveRole(person, 'customer')).status).toBe(200);
    expect(await mailsTo(person)).toEqual(['reseller_granted', 'reseller_ended']);
  });

  it('stays a reseller’s while there is money on the prepaid account', async () => {
    const reseller = await fundedReseller(shop, 1);
    expect(await giveRole(reseller, 'customer')).toMatchObject({ status: 409, code: 'balance_left' });
    expect(await roleOf(reseller)).toBe('reseller');
  });

  it('and a deposit at once never leave money on a customer’s account', async () => {
    const accounting = await somebody(shop, 'accounting');
    for (let round = 0; round < 4; round++) {
      const reseller = await somebody(shop, 'reseller');
      const deposit = { accountEmail: reseller.email, type: 'deposit', amount: 100, memo: 'transfer' };
      const answers = await Promise.all([
        answer(shop, 'admin/prepaid-deposit', deposit, accounting),
        giveRole(reseller, 'customer'),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it('is not changed for staff, nor to staff’s, nor by others than customer service', async () => {
    const [colleague, customer] = [await somebody(shop, 'factory'), await somebody(shop)];
    expect(await giveRole(colleague, 'customer')).toMatchObject({ status: 404, code: 'resource_not_found' });
    for (const role of ['admin', 'factory', 'guest']) {
      expect(await giveRole(customer, role)).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    for (const by of ['accounting', 'factory', 'isc_facility', 'reseller'] as const) {
      expect(await giveRole(customer, 'reseller', await somebody(shop, by))).toMatchObject({ code: 'forbidden' });
    }
    expect(await roleOf(customer)).toBe('customer');
  });
});
