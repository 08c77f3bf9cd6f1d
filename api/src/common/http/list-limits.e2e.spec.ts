import { type Call, type CallName, calls, ListQuery, MAX_LIST_RANGE } from '@shop/contract';
import fc from 'fast-check';
import { openShop, type Shop } from '../../../test/app';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';

let testEnv: TestEnv;
let shop: Shop;
let admin: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  admin = await createUser(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const callOf = (name: CallName): Call => calls[name];
const lists = (Object.keys(calls) as CallName[]).filter((name) => callOf(name).input === ListQuery);

/** What the list needs to be shown at all. */
const filterOf = (name: CallName) =>
  name === 'admin/ledger-lines' ? { account: 'bank', currency: 'CNY' } : ({} as Record<string, string>);

const SAMPLES: Readonly<Record<string, unknown>> = {
  id: [],
  account: 'bank',
  kind: 'deposit',
  at: '2026-01-01T00:00:00Z',
  withdrawn: false,
  featured: false,
  rating: 5,
  department: 1,
  staffId: '00000000-0000-4000-8000-000000000000',
  accountId: '00000000-0000-4000-8000-000000000000',
  country: 'JP',
  paymentMethod: 0,
  overdue: true,
  active: true,
  missing: true,
  former: true,
  open: true,
  nestable: true,
  stage: 'expected',
  day: '2026-01-01',
  year: 2026,
  archive: '2026-01',
  attention: 'late',
  from: '2026-01-01',
  to: '2026-01-01',
};

test('the back office has lists', () => {
  expect(lists.length).toBeGreaterThan(30);
});

test.each(lists)('%s refuses filters and sort fields that it does not have, and more than 1,000 rows', async (name) => {
  const filter = filterOf(name);
  const errorOf = (query: Record<string, string>) => shop.expectError(name, query, admin);
  const invalid = (field: string, code: string) => ({
    status: 400,
    code: 'validation_failed',
    errors: [{ field, code, message: expect.any(String) as string }],
  });
  for (const unknown of ['surplus', 'constructor', '__proto__', 'toString']) {
    const text = JSON.stringify(filter).replace('{', `{"${unknown}":"x"${Object.keys(filter).length ? ',' : ''}`);
    expect(await errorOf({ filter: text })).toMatchObject(invalid(`filter.${unknown}`, 'unknown_field'));
  }
  const sorted = { filter: JSON.stringify(filter), sort: '["surplus","ASC"]' };
  expect(await errorOf(sorted)).toMatchObject(invalid('sort', 'invalid'));
  const tooMany = { filter: JSON.stringify(filter), range: `[0,${MAX_LIST_RANGE}]` };
  expect(await errorOf(tooMany)).toMatchObject(invalid('range', 'invalid'));
});

test.each(lists)('%s names its filters, and accepts each of them', async (name) => {
  const { filters } = callOf(name);
  if (!filters) throw new Error(`${name} names no filters`);
  const range = `[0,${MAX_LIST_RANGE - 1}]`;
  for (const one of filters) {
    const filter = JSON.stringify({ [one]: SAMPLES[one] ?? 'x', ...filterOf(name) });
    expect((await shop.send(name, { filter, range }, admin)).status).toBe(200);
  }
});

const DAYS = ['from', 'to', 'day'];
const listsOfDays = lists.filter((name) => callOf(name).filters?.some((filter) => DAYS.includes(filter)));

test.each(listsOfDays)('%s refuses a day of the year 0000, which the database does not have', async (name) => {
  for (const field of DAYS.filter((day) => callOf(name).filters?.includes(day))) {
    const filter = JSON.stringify({ ...filterOf(name), [field]: '0000-01-01' });
    expect(await shop.expectError(name, { filter }, admin)).toMatchObject({
      ...{ status: 400, code: 'validation_failed', errors: [{ field: `filter.${field}`, code: 'invalid' }] },
    });
  }
});

const fieldsOf = (name: CallName) => Object.keys((callOf(name).output.items as { properties: object }).properties);

test.each(lists)('%s is sent as a file of all rows, with the chosen columns', async (name) => {
  const filter = JSON.stringify(filterOf(name));
  const [field = ''] = fieldsOf(name);
  const csv = await shop.send(name, { filter, format: 'csv', columns: `[["${field}","编号"]]` }, admin);
  expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect((await csv.text()).split('\r\n')[0]).toBe('编号');
  const workbook = await shop.send(name, { filter, format: 'xlsx' }, admin);
  expect([workbook.status, workbook.headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename="${callOf(name).path.replace('admin/', '')}.xlsx"`,
  ]);
  expect(
    Buffer.from(await workbook.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  for (const query of [{ format: 'pdf' }, { format: 'csv', columns: '[["surplus"]]' }])
    expect(await shop.expectError(name, { filter, ...query }, admin)).toMatchObject({ status: 400 });
});

const HOSTILE_TEXTS = [
  ...["' or 1=1 --", '"; drop table account; --', '%', '_', '\\', '\u0000', '\uD800', '<script>alert(1)</script>'],
  ...['=1+1', '../../etc/passwd', '${7*7}', '__proto__', '9'.repeat(30), 'x'.repeat(300), '2026-02-30', 'NaN', '-1'],
];
const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_TEXTS, null, true, -1, 1.5, 1e300, [], {}, [null], [[]], [{}]),
  fc.string({ maxLength: 20 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const hostileJson = fc.oneof(fc.constantFrom('', '{', 'null', '[]', '[1]', '{"a":', '["id","ASC; --"]'), fc.json());

test.each(lists)('%s answers hostile filters, sorting and ranges with rows or a refusal', async (name) => {
  const { filters = [] } = callOf(name);
  const filterOfValues = fc.dictionary(fc.constantFrom('id', ...filters), hostileValue, { maxKeys: 3 });
  const query = fc.record(
    {
      filter: fc.oneof(
        filterOfValues.map((values) => JSON.stringify({ ...filterOf(name), ...values })),
        hostileJson,
      ),
      sort: hostileJson,
      range: fc.oneof(
        hostileJson,
        fc.tuple(hostileValue, hostileValue).map((pair) => JSON.stringify(pair)),
      ),
      columns: hostileJson,
      format: fc.constantFrom('csv', 'xlsx', 'pdf'),
    },
    { requiredKeys: ['filter'] },
  );
  await fc.assert(
    fc.asyncProperty(query, async (hostile) => {
      const response = await shop.send(name, hostile, admin);
      const text = await response.text();
      expect([200, 400]).toContain(response.status);
      if (response.status === 400) expect(text).toContain('validation_failed');
    }),
    { numRuns: 15, seed: 20_261_126 },
  );
});
