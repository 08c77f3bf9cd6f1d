// Measures lists of orders: how long a page takes among a thousand orders, a hundred thousand and a million.
import { insertOrders } from './many-orders';
import { type BenchShop, startShop } from './shop';

const MANY = Number(process.env.BENCH_ORDERS ?? 1_000_000);
/** Numbers of orders, the smallest first, with which the others are compared. */
const SIZES = [...[1_000, 100_000].filter((orders) => orders < MANY), MANY];
const REPETITIONS = Number(process.env.BENCH_REPETITIONS ?? 60);
const WARM_UP_REPETITIONS = 5;
const MAX_RATIO = 1.5;

type Pages = Record<string, () => Promise<unknown>>;
type Medians = Record<string, number>;

interface MeasuredShop {
  pages: Pages;
  close(): Promise<void>;
}

export async function measureOrderLists(): Promise<void> {
  const shops: MeasuredShop[] = [];
  for (const orders of SIZES) {
    const started = performance.now();
    shops.push(await createShop(orders));
    console.log(`${orders} orders created in ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
  }
  printMedians(await measurePages(shops.map(({ pages }) => pages)));
  for (const shop of shops) await shop.close();
}

async function createShop(orders: number): Promise<MeasuredShop> {
  const shop = await startShop();
  await insertOrders(shop, orders);
  return { pages: await listPages(shop, orders), close: shop.close };
}

async function listPages({ send, logIn }: BenchShop, orders: number): Promise<Pages> {
  const customer = await logIn('reseller@example.com');
  const staff = await logIn('accounting@example.com');
  const factory = await logIn('factory@example.com');
  const own = (query: Record<string, string>) => () =>
    send('GET', `/api/Account/MyAllOrders?${new URLSearchParams(query)}`, { bearer: customer });
  const all = ({ range = [0, 24], filter = {}, sort = ['date', 'DESC'] }) => {
    const query = new URLSearchParams({
      range: JSON.stringify(range),
      filter: JSON.stringify(filter),
      sort: JSON.stringify(sort),
    });
    return () => send('GET', `/api/admin/orders?${query}`, { bearer: staff });
  };
  const queue = (filter: object) => () =>
    send(
      'GET',
      `/api/admin/production-queue?${new URLSearchParams({ range: '[0,49]', filter: JSON.stringify(filter) })}`,
      {
        bearer: factory,
      },
    );
  return {
    'production queue': queue({}),
    'production queue, one material': queue({ material: 'vinyl-440' }),
    'production queue, to pack': queue({ stage: 'to_pack' }),
    'own orders, first page': own({ page: '1', size: '20' }),
    'own orders, page 15': own({ page: '15', size: '20' }),
    'own orders, completed': own({ page: '1', size: '20', status: 'completed' }),
    'all orders, first page': all({}),
    'all orders, page 20': all({ range: [475, 499] }),
    'all orders, last page': all({ range: [orders - 25, orders - 1] }),
    'all orders, in production': all({ filter: { status: 'in_production' } }),
    'all orders, waiting': all({ filter: { group: 'waiting' } }),
    'all orders, by last update': all({ sort: ['lastUpdate', 'DESC'] }),
    'search for a name': all({ filter: { q: 'Quixley' } }),
    'search for an email address': all({ filter: { q: 'reader-20@bench' } }),
  };
}

/** Medians in milliseconds. The pages are requested in turns, so that a slow moment of the machine affects all. */
async function measurePages(shops: readonly Pages[]): Promise<Medians[]> {
  const measured = shops.map((pages) => ({ pages, times: new Map<string, number[]>() }));
  for (let round = -WARM_UP_REPETITIONS; round < REPETITIONS; round++) {
    for (const name of Object.keys(shops[0] ?? {})) {
      for (const { pages, times } of measured) {
        const started = performance.now();
        await pages[name]?.();
        if (round >= 0) times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
      }
    }
  }
  return measured.map(({ times }) => Object.fromEntries([...times].map(([name, values]) => [name, median(values)])));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}

function printMedians(medians: readonly Medians[]): void {
  const head = ['median, ms'.padEnd(32), ...SIZES.map((orders) => String(orders).padStart(12)), 'ratio'.padStart(8)];
  console.log(`\n${head.join('')}`);
  for (const [name, few] of Object.entries(medians[0] ?? {})) {
    const times = medians.map((each) => each[name] ?? NaN);
    const ratio = Math.max(...times) / few;
    const cells = [...times.map((ms) => ms.toFixed(2).padStart(12)), ratio.toFixed(2).padStart(8)];
    console.log(`  ${name.padEnd(30)}${cells.join('')}${ratio > MAX_RATIO ? '  over the goal' : ''}`);
  }
}
