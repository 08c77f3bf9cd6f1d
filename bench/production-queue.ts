import { insertOrders } from './many-orders';
import { Meter, percentile } from './meter';
import type { Row } from './section';
import { type BenchShop, startShop } from './shop';

/** Orders of the two shops that are compared; an eighth of them is in production. */
const FEW = 1_000;
const MANY = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const REQUESTS = Number(process.env.BENCH_REPETITIONS ?? 60);
const WARM_UP_REQUESTS = 10;
const WANTED = { statements: 8, ratio: 1.5 };

/** The first page as a tablet in the factory opens it, and what it is filtered by. */
const PAGES: Readonly<Record<string, object>> = {
  'first page': {},
  'one material': { material: 'vinyl-440' },
  'to pack': { stage: 'to_pack' },
};

/** Statements and median response times of the production queue among few and among many orders. */
export async function measureProductionQueue(): Promise<Row[]> {
  const shops: BenchShop[] = [];
  try {
    const queues: Queue[] = [];
    for (const orders of [FEW, MANY]) {
      const shop = await startShop();
      shops.push(shop);
      const started = performance.now();
      await insertOrders(shop, orders);
      console.log(`${orders} orders created in ${((performance.now() - started) / 1000).toFixed(0)} s`);
      queues.push(await Queue.of(shop));
    }
    const rows: Row[] = [];
    for (const [name, filter] of Object.entries(PAGES)) rows.push(...(await compare(name, filter, queues)));
    return rows;
  } finally {
    for (const shop of shops) await shop.close();
  }
}

/** The page is requested in turns, so that a slow moment of the machine affects both shops. */
async function compare(name: string, filter: object, queues: readonly Queue[]): Promise<Row[]> {
  const times: number[][] = queues.map(() => []);
  for (let request = -WARM_UP_REQUESTS; request < REQUESTS; request++)
    for (const [index, queue] of queues.entries()) {
      const time = await queue.time(filter);
      if (request >= 0) times[index]?.push(time);
    }
  const [few = NaN, many = NaN] = times.map((each) =>
    percentile(
      each.toSorted((a, b) => a - b),
      0.5,
    ),
  );
  const statements = (await queues.at(-1)?.countStatements(filter)) ?? NaN;
  const baseline = `${name}, ${FEW} orders`;
  return [
    { name: baseline, p50: few },
    {
      ...{ name: `${name}, ${MANY} orders`, p50: many, statements, ratio: many / few, baseline },
      ...{ isLessBetter: true, wanted: WANTED },
    },
  ];
}

class Queue {
  private constructor(
    private readonly shop: BenchShop,
    private readonly meter: Meter,
    private readonly bearer: string,
  ) {}

  static async of(shop: BenchShop): Promise<Queue> {
    return new Queue(shop, await Meter.of(shop), await shop.logIn('factory@example.com'));
  }

  /** Milliseconds of a request. */
  async time(filter: object): Promise<number> {
    const start = performance.now();
    await this.read(filter);
    return performance.now() - start;
  }

  /** Statements of a request, while the server does nothing else. */
  async countStatements(filter: object): Promise<number> {
    return this.meter.withoutJobs(async () => {
      await this.meter.waitUntilIdle();
      const before = await this.meter.countStatements();
      await this.read(filter);
      return (await this.meter.countStatements()) - before;
    });
  }

  private read(filter: object): Promise<string> {
    const query = new URLSearchParams({ range: '[0,49]', filter: JSON.stringify(filter) });
    return this.shop.send('GET', `/api/admin/production-queue?${query}`, { bearer: this.bearer });
  }
}
