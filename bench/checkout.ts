import { Meter, SECONDS, WORKERS } from './meter';
import { ITEM } from './quotes';
import { createResellers } from './resellers';
import type { Row, Section } from './section';
import type { BenchShop } from './shop';

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Moreno',
  line1: '2100 NE Broadway',
  city: 'Portland',
  region: 'OR',
  postCode: '97232',
  phone: '+1 503 555 0142',
  country: 'US',
};

const TERMS = { currency: 'CNY', shippingMethod: 0, paymentMethod: 3 };

/** SQL statements that the requests of one order may send. */
const WANTED_STATEMENTS = 32;

/** Whole orders from the quote to the payment from a prepaid account, with the jobs that follow and without. */
export const checkoutSection: Section = {
  name: 'checkout',
  async run(shop) {
    const meter = await Meter.of(shop);
    const buyers = await createResellers(shop, WORKERS);
    const order = (worker: number) => placeOrder(shop, buyers[worker]);
    await meter.measure(order, { drain: true });
    const seconds = SECONDS * 2;
    const measured = await meter.measure(order, { seconds });
    await meter.waitUntilIdle();
    const withJobs = await meter.measure(order, { seconds, drain: true });
    return [
      { name: 'a whole order', ...measured, wanted: { cpuMs: 12, databaseCpuMs: 8 } },
      { name: 'a whole order with its jobs', ...withJobs, wanted: { totalCpuMs: 30 } },
      ...(await countStatementsPerCall(shop, meter, buyers[0])),
    ];
  },
};

type CallWrapper = (name: string, call: () => Promise<string>) => Promise<string>;

/** Places and pays an order from the quote on. `onCall` wraps each call. Resolves with the order's id. */
export async function placeOrder(
  shop: Pick<BenchShop, 'send'>,
  bearer: string | undefined,
  onCall: CallWrapper = (_name, call) => call(),
): Promise<string> {
  const call = async <T>(name: string, body: unknown): Promise<T> => {
    const text = await onCall(name, () => shop.send('POST', `/api/${name}`, { bearer, body }));
    return (JSON.parse(text) as { data: T }).data;
  };
  await call('Quotation/GetItemQuote', { ...TERMS, item: ITEM, country: 'US' });
  await call('Cart/Add2Cart', { item: ITEM });
  const quote = await call<{ adjusted: { total: number } }>('Cart/GetInstantQuote', { ...TERMS, country: 'US' });
  const { orderId } = await call<{ orderId: string }>('Cart/PlaceOrder', {
    ...TERMS,
    address: ADDRESS,
    expectedTotal: { currency: 'CNY', amount: quote.adjusted.total },
  });
  await call('Cart/CompleteOrder', { orderId });
  await call('Cart/Checkout', { orderId, payNow: true });
  return orderId;
}

/** SQL statements of each call of an order, without the jobs it causes, and of all of them. */
async function countStatementsPerCall(shop: BenchShop, meter: Meter, bearer: string | undefined): Promise<Row[]> {
  const rows: Row[] = [];
  await meter.withoutJobs(() =>
    placeOrder(shop, bearer, async (name, call) => {
      const before = await meter.countStatements();
      const response = await call();
      rows.push({ name, statements: (await meter.countStatements()) - before });
      return response;
    }),
  );
  const statements = rows.reduce((sum, row) => sum + (row.statements ?? 0), 0);
  return [...rows, { name: 'all calls of an order', statements, wanted: { statements: WANTED_STATEMENTS } }];
}
