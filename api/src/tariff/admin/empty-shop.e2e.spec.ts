import type { AdminCurrencyView, Problem, TariffChangeKindName, TariffDraftView } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest } from '../../../test/concurrency';
import { eventually } from '../../../test/eventually';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { type TestUser, createUser } from '../../../test/users';

let testEnv: TestEnv;
let shop: Shop;
let service: TestUser;
let accounting: TestUser;
let admin: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  service = await createUser(shop, 'customer_service');
  accounting = await createUser(shop, 'accounting');
  admin = await createUser(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const as = ({ bearer }: TestUser, id: string) => ({ bearer, params: { id } });
const config = () => shop.call('UserEnd/SiteInfo/Config', {});
const offered = async () => (await config()).currencies.map(({ code }) => code);
const currency = (id: string): Promise<AdminCurrencyView> => shop.call('admin/currency', {}, as(accounting, id));
const createCurrency = (body: object, by = accounting) => sendRequest(shop, 'admin/currency-create', body, by);
const publish = (id: string, by: TestUser) => sendRequest(shop, 'admin/tariff-draft-publish', {}, as(by, id));
const draftOf = (id: string): Promise<TariffDraftView> => shop.call('admin/tariff-draft', {}, as(admin, id));
const errorsOf = ({ body }: { body: unknown }) =>
  (body as Problem).errors?.map(({ field, code }) => `${field} ${code}`);

async function publishChanges(
  by: TestUser,
  ...changes: { kind: TariffChangeKindName; subject: string; base: unknown; value: unknown }[]
) {
  const { id } = await shop.call('admin/tariff-draft-open', { title: 'Terms' }, by);
  for (const change of changes) await shop.call('admin/tariff-draft-change', { ...change, seen: null }, as(by, id));
  return publish(id, by);
}

describe('a currency of a shop without any', () => {
  test('is added with its rate, and offered once its fees are published', async () => {
    const created = await createCurrency({ id: 'SGD', perCny: '0.1885', exchangeFee: '0.030' });
    expect(created).toMatchObject({ status: 200, body: { id: 'SGD', draftId: expect.any(String) } });
    expect(await currency('SGD')).toMatchObject({ digits: 2, perCny: '0.1885', offered: false });
    const { draftId } = created.body as { draftId: string };
    expect((await draftOf(draftId)).changes).toMatchObject([
      { kind: 'exchange_fee', subject: 'SGD', base: '0', value: '0.03' },
      { kind: 'remittance', subject: '0', base: null, value: { rate: '0', fixed: { SGD: 0 } } },
    ]);
    expect(await publish(draftId, accounting)).toMatchObject({ status: 200 });
    await eventually(async () => expect(await offered()).toEqual(['SGD']));
    expect(await currency('SGD')).toMatchObject({ offered: true });
    const fees = await shop.call('admin/fees', {}, accounting);
    expect(fees.map(({ id, value }) => [id, value])).toEqual([
      ['exchange_fee:SGD', '0.03'],
      ['remittance:0', { rate: '0', fixed: { SGD: 0 } }],
    ]);
    const [entry] = await shop.call('admin/audit-log', { filter: '{"action":"currency-created"}' }, admin);
    expect(entry).toMatchObject({ subject: 'currency:SGD', after: { digits: 2, perCny: '0.1885' } });
  });

  test('that another one follows keeps its fees', async () => {
    const { body } = await createCurrency({ id: 'CNY', perCny: '1', exchangeFee: '0' });
    expect((await draftOf((body as { draftId: string }).draftId)).changes).toMatchObject([
      { subject: '3', base: null, value: { fixed: { CNY: 0 } } },
    ]);
    const next = await createCurrency({ id: 'CHF', perCny: '0.11', exchangeFee: '0' });
    expect((await draftOf((next.body as { draftId: string }).draftId)).changes).toMatchObject([
      { subject: '0', base: { fixed: { SGD: 0 } }, value: { fixed: { SGD: 0, CHF: 0 } } },
    ]);
  });

  test.each<[string, object, string]>([
    ['one that the shop has', { id: 'SGD' }, 'id already_used'],
    ['an unknown code', { id: 'XXX' }, 'id invalid'],
    ['a hostile code', { id: "'; drop table currency" }, 'id invalid'],
    ['no rate', { perCny: '' }, 'perCny required'],
    ['a rate of nothing', { perCny: '0' }, 'perCny not_positive'],
    ['a rate that is no number', { perCny: '1e400' }, 'perCny not_a_decimal'],
    ['a fee with a sign', { exchangeFee: '-0.1' }, 'exchangeFee invalid'],
    ['an unknown field', { digits: 3 }, 'digits unknown_field'],
  ])('is rejected as %s', async (_, wrong, error) => {
    const response = await createCurrency({ id: 'NOK', perCny: '1.4', exchangeFee: '0.03', ...wrong });
    expect(response).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(errorsOf(response)).toEqual([error]);
  });

  test('is added by accounting only', async () => {
    const body = { id: 'NOK', perCny: '1.4', exchangeFee: '0' };
    expect(await createCurrency(body, service)).toMatchObject({ status: 403 });
    expect(await createCurrency(body, await createUser(shop))).toMatchObject({ status: 403 });
  });
});

describe('a payment method', () => {
  test('is taken until a draft removes its fee', async () => {
    const base = (await shop.call('admin/fee', {}, as(accounting, 'remittance:0'))).value;
    const withUnknown = { kind: 'remittance', subject: '7', base: null, value: base, seen: null } as const;
    const { id } = await shop.call('admin/tariff-draft-open', { title: 'Unknown' }, accounting);
    const rejected = await sendRequest(shop, 'admin/tariff-draft-change', withUnknown, as(accounting, id));
    expect(errorsOf(rejected)).toEqual(['subject invalid']);

    const removal = { kind: 'remittance', subject: '0', base, value: null } as const;
    expect(await publishChanges(accounting, removal)).toMatchObject({ status: 200 });
    await eventually(async () => expect(await offered()).toEqual([]));
    const again = { ...removal, base: null, value: base };
    expect(await publishChanges(accounting, again)).toMatchObject({ status: 200 });
    await eventually(async () => expect(await offered()).toEqual(['SGD']));
  });
});

describe('a shipping method', () => {
  const days = { majorDays: { first: 3, last: 7 }, otherDays: { first: 7, last: 12 } };
  const create = (body: object, by = service) => sendRequest(shop, 'admin/shipping-method-create', body, by);
  const methods = () => shop.call('admin/shipping-methods', {}, service);

  test('is added with its delivery days, and ships to the zones whose charges are published', async () => {
    expect(await create({ id: '0', ...days })).toMatchObject({ status: 200, body: { id: '0', ...days, zones: [] } });
    const value = { firstGrams: 500, firstFen: 4200, nextGrams: 500, nextFen: 1600 };
    const service0 = { ...value, packagingGrams: 250, maxParcelGrams: 30_000 };
    const published = await publishChanges(
      service,
      { kind: 'zone', subject: 'SG', base: null, value: { zone: 'south-east', major: true } },
      { kind: 'service', subject: '0:south-east', base: null, value: service0 },
    );
    expect(published).toMatchObject({ status: 200 });
    expect(await methods()).toEqual([{ id: '0', ...days, zones: ['south-east'], revision: 1 }]);
    await eventually(async () => expect((await config()).shippingMethods).toEqual([0]));
  });

  test('gets other delivery days', async () => {
    const otherDays = { first: 8, last: 8 };
    const edit = (body: object, id = '0') =>
      sendRequest(shop, 'admin/shipping-method-edit', { revision: 1, ...days, ...body }, as(service, id));
    const edited = await edit({ otherDays });
    expect(edited).toMatchObject({ status: 200, body: { majorDays: days.majorDays, otherDays, revision: 2 } });
    expect(await edit({})).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    expect(await methods()).toMatchObject([{ otherDays }]);
    const unknown = await edit({}, '3');
    expect(unknown).toMatchObject({ status: 404, code: 'resource_not_found' });
  });

  test.each<[string, object, string]>([
    ['that the shop has', { id: '0' }, 'id already_used'],
    ['with an unknown code', { id: '9' }, 'id invalid'],
    ['with a last day before the first', { majorDays: { first: 5, last: 4 } }, 'majorDays.last out_of_range'],
    ['with a year of waiting', { otherDays: { first: 1, last: 366 } }, 'otherDays.last out_of_range'],
    ['with a fraction of a day', { otherDays: { first: 1.5, last: 3 } }, 'otherDays.first invalid'],
  ])('%s is rejected', async (_, wrong, error) => {
    const response = await create({ id: '1', ...days, ...wrong });
    expect(response).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(errorsOf(response)).toEqual([error]);
  });

  test('is added by customer service only', async () => {
    expect(await create({ id: '1', ...days }, accounting)).toMatchObject({ status: 403 });
  });
});
