import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Call, type CallName, calls } from '@shop/contract';
import { openShop, type Shop } from './app';
import { fixtureCatalogue } from './fixture-catalogue';
import { HOSTILE_LENGTH, HOSTILE_TEXTS } from './hostile-values';
import { buildSample, listTextFields, withField } from './invalid-input';
import { bannerItem } from './orders';
import { openTestEnv, type TestEnv } from './test-env';
import { createUser, type TestUser } from './users';

/** Far more than the server needs, and far less than one quadratic check of a hostile text. */
const MAX_DELAY_MS = 5_000;

/** Anonymous, customers' and staff calls, and the calls with the largest bodies. */
const SENT = [
  'Quotation/GetItemQuote',
  'Quotation/GetItemAmounts',
  'Quotation/GetItemPrices',
  'Quotation/GetItemsQuote',
  'UserEnd/SiteInfo/ContactUs',
  'TokenAuth/Authenticate',
  'Cart/Add2Cart',
  'Cart/UpdateItemInCart',
  'Account/SaveShippingAddress',
  'admin/prepaid-deposit',
  'admin/notice-write',
  'admin/product-edit',
  'admin/tariff-draft-change',
] as const satisfies readonly CallName[];

/** So long that the body with one such text in it is just below the limit of the largest bodies. */
const LONG = HOSTILE_LENGTH / 8;

let testEnv: TestEnv;
let shop: Shop;
let admin: TestUser;
let customer: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  admin = await createUser(shop, 'admin');
  customer = await createUser(shop);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

async function sendBody(name: CallName, body: string): Promise<number> {
  const call: Call = calls[name];
  const { bearer } = name.startsWith('admin/') ? admin : customer;
  const response = await fetch(`${shop.origin}/api/${call.path.replaceAll(/:\w+/g, 'x')}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

test.each(SENT)('%s refuses hostile bodies without blocking other requests', async (name) => {
  const call: Call = calls[name];
  const sample = buildSample(call.input, { item: bannerItem });
  const fields = listTextFields(call.input);
  const bodies = Object.values(HOSTILE_TEXTS).flatMap((build, index) => [
    withField(sample, fields[index % fields.length] ?? 'surplus', build(HOSTILE_LENGTH)),
    withField(sample, fields[index % fields.length] ?? 'surplus', build(LONG)),
  ]);
  const deep = [
    `{"item":${'['.repeat(LONG / 2)}${']'.repeat(LONG / 2)}}`,
    `{"item":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
    `{${Array.from({ length: 6_000 }, (_, index) => `"${index}":1`).join()}}`,
  ];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const statuses: number[] = [];
  for (const body of [...bodies, ...deep]) statuses.push(await sendBody(name, body));
  delay.disable();
  expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
  const longest = delay.max / 1e6;
  if (process.env.HOSTILE_INPUT_REPORT)
    process.stdout.write(
      `${name}: ${statuses.length} hostile bodies, event loop blocked for ${longest.toFixed(0)} ms at most\n`,
    );
  expect(longest).toBeLessThan(MAX_DELAY_MS);
});
