// Measures quotes, catalogue reads, token checks and orders: their rates compared with each other, CPU time and SQL statements.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { repeat } from './client';
import { type BenchShop, startShop } from './shop';
import type { TokenCheckCosts } from './token-checks';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const WORKERS = Number(process.env.BENCH_WORKERS ?? 16);
const ROUNDS = 3;
/** Access tokens whose check is measured. */
const TOKENS = Math.round(SECONDS * 1000);
/** Without SQL statements for so long, the server is idle. */
const IDLE_MS = Math.min(1000, SECONDS * 1000);

const QUOTE = {
  item: {
    sku: 'vinyl-440',
    width: '3',
    length: '6',
    unit: 1,
    quantity: 2,
    artwork: 'custom',
    finishes: ['hem-grommet'],
  },
  currency: 'USD',
  country: 'US',
  shippingMethod: 0,
  paymentMethod: 0,
};

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

interface Sample {
  count: number;
  seconds: number;
  cpuMs: number;
  statements: number;
}

interface Rates {
  perSecond: number;
  cpuMsEach: number;
  statementsEach: number;
}

type Work = (worker: number) => Promise<unknown>;

export async function measureThroughput(): Promise<void> {
  const shop = await startShop();
  try {
    await new ThroughputBench(shop).run();
  } finally {
    await shop.close();
  }
}

class ThroughputBench {
  constructor(private readonly shop: BenchShop) {}

  async run(): Promise<void> {
    const { send } = this.shop;
    const quote = () => send('POST', '/api/Quotation/GetItemQuote', { body: QUOTE });
    await this.waitUntilIdle();
    const quotes = await this.compare({
      empty: () => send('POST', '/api/bench/empty', { body: {} }),
      validated: () => send('POST', '/api/bench/validated', { body: QUOTE }),
      quote,
    });
    printRates('route', quotes);
    console.log(
      `\na quote runs at ${formatRatio(quotes.quote, quotes.validated)} of the rate of the route that only validates,` +
        ` at ${formatRatio(quotes.quote, quotes.empty)} of the empty route's rate`,
    );

    const reads = {
      'a product': () => send('GET', '/api/Catalog/Product?category=banner&slug=vinyl'),
      'a category': () => send('GET', '/api/Catalog/Products?category=banner&size=10'),
      'a search': () => send('GET', '/api/Catalog/Products?q=mesh%20banner&size=10'),
      'a quote': quote,
    };
    printRates(`catalogue of ${await this.countProducts()} products`, await this.compare(reads));

    const { first, signature, repeated } = await this.measureTokenChecks();
    console.log(
      `\nchecking an access token takes ${first.toFixed(3)} ms of CPU time, ${signature.toFixed(3)} ms of it for the signature;` +
        ` checking it again takes ${repeated.toFixed(3)} ms`,
    );

    const buyers = await this.createResellers(WORKERS);
    const { rates, logInsPerSecond } = await this.measureDuringLogIns(quote);
    console.log(
      `\nduring ${logInsPerSecond.toFixed(0)} log-ins per second by ${WORKERS} clients,` +
        ` a quote runs at ${formatRatio(rates, quotes.quote)} of its rate`,
    );

    const orders = await this.measure(SECONDS * 2, (worker) => this.placeOrder(buyers[worker]));
    printRates('orders, quote to paid', { 'complete order': toRates(orders) });

    await this.multiplyProducts();
    printRates(`catalogue of ${await this.countProducts()} products`, await this.compare(reads));

    await this.waitUntilIdle();
    printStatements(await this.countStatementsPerCall(buyers[0]));
  }

  private async countProducts(): Promise<number> {
    const text = await this.shop.send('GET', '/api/Catalog/Products?size=1');
    return (JSON.parse(text) as { data: { total: number } }).data.total;
  }

  /** Adds nine copies of each product with their own SKUs and slugs. Resolves when the API offers them. */
  private async multiplyProducts(): Promise<void> {
    const before = await this.countProducts();
    const database = new Client({ connectionString: this.shop.databaseUrl });
    await database.connect();
    for (const [table, columns] of [
      ['product', `'sku', sku || '-' || n, 'slug', slug || '-' || n, 'position', position + n * 100`],
      ['product_text', `'sku', sku || '-' || n`],
    ]) {
      await database.query(
        `insert into ${table}
         select (jsonb_populate_record(original, jsonb_build_object(${columns}))).*
         from ${table} original, generate_series(1, 9) n`,
      );
    }
    await database.query('notify tariff');
    await database.query('notify catalogue');
    await database.end();
    while ((await this.countProducts()) < before * 10) await sleep(100);
  }

  /** Measures the routes in turns, so that a slow moment of the machine affects all of them. */
  private async compare<N extends string>(routes: Record<N, Work>): Promise<Record<N, Rates>> {
    const entries = Object.entries<Work>(routes);
    for (const [, work] of entries) await repeat(Math.min(0.5, SECONDS), WORKERS, work);
    const sums = entries.map(([name, work]) => ({
      name,
      work,
      sum: { count: 0, seconds: 0, cpuMs: 0, statements: 0 },
    }));
    for (let round = 0; round < ROUNDS; round++) {
      for (const { work, sum } of sums) addSample(sum, await this.measure(SECONDS / ROUNDS, work));
    }
    return Object.fromEntries(sums.map(({ name, sum }) => [name, toRates(sum)])) as Record<N, Rates>;
  }

  private async measure(seconds: number, work: Work): Promise<Sample> {
    const before = await this.readCounters();
    const started = performance.now();
    const count = await repeat(seconds, WORKERS, work);
    const elapsed = (performance.now() - started) / 1000;
    const after = await this.readCounters();
    return {
      count,
      seconds: elapsed,
      cpuMs: (after.cpu - before.cpu) / 1000,
      statements: after.statements - before.statements,
    };
  }

  /** Lets the server check new access tokens. */
  private async measureTokenChecks(): Promise<TokenCheckCosts> {
    const { server } = this.shop;
    server.send({ request: 'token-checks', count: TOKENS });
    const [costs] = (await once(server, 'message')) as [TokenCheckCosts];
    return costs;
  }

  /** CPU time of the server's process in microseconds, and its SQL statements. */
  private async readCounters(): Promise<{ cpu: number; statements: number }> {
    const { server } = this.shop;
    server.send({ request: 'cpu' });
    const [{ cpu }] = (await once(server, 'message')) as [{ cpu: NodeJS.CpuUsage }];
    return { cpu: cpu.user + cpu.system, statements: await this.countStatements() };
  }

  /** Waits for a time without SQL statements: the outbox is empty then. */
  private async waitUntilIdle(): Promise<void> {
    for (let before = -1, now = await this.countStatements(); before !== now;) {
      await sleep(IDLE_MS);
      before = now;
      now = await this.countStatements();
    }
  }

  private async countStatements(): Promise<number> {
    const metrics = await this.shop.readMetrics();
    return Number(/^shop_sql_statements_total (\d+)$/m.exec(metrics)?.[1]);
  }

  /** Creates resellers with a prepaid balance and resolves with their access tokens. */
  private async createResellers(count: number): Promise<string[]> {
    const database = new Client({ connectionString: this.shop.databaseUrl });
    await database.connect();
    await database.query(
      `insert into account (email, password_hash, role, currency, default_unit, language, created_at)
       select 'reseller-' || n || '@example.com', password_hash, role, currency, default_unit, language, created_at
       from account, generate_series(1, $1) n where email = 'reseller@example.com'`,
      [count],
    );
    await database.end();
    const accounting = await this.shop.logIn('accounting@example.com');
    return Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const accountEmail = `reseller-${index + 1}@example.com`;
        const body = { accountEmail, type: 'deposit', amount: 10_000_000_000, memo: 'bench' };
        await this.shop.send('POST', '/api/admin/prepaid-transactions', { bearer: accounting, body });
        return this.shop.logIn(accountEmail);
      }),
    );
  }

  /** Measures the work while all resellers log in as often as they can. */
  private async measureDuringLogIns(work: Work): Promise<{ rates: Rates; logInsPerSecond: number }> {
    const measurement = { isOver: false };
    let count = 0;
    const started = performance.now();
    const logIns = Promise.all(
      Array.from({ length: WORKERS }, async (_, index) => {
        while (!measurement.isOver) {
          await this.shop.logIn(`reseller-${index + 1}@example.com`);
          count += 1;
        }
      }),
    );
    const sample = await this.measure(SECONDS, work);
    measurement.isOver = true;
    await logIns;
    return { rates: toRates(sample), logInsPerSecond: (count * 1000) / (performance.now() - started) };
  }

  /** Places and pays an order from the quote on. `onCall` wraps each call. */
  private async placeOrder(
    bearer: string | undefined,
    onCall: (name: string, call: () => Promise<string>) => Promise<string> = (_name, call) => call(),
  ): Promise<void> {
    const terms = { currency: 'CNY', shippingMethod: 0, paymentMethod: 3 };
    const call = async <T>(name: string, body: unknown): Promise<T> => {
      const text = await onCall(name, () => this.shop.send('POST', `/api/${name}`, { bearer, body }));
      return (JSON.parse(text) as { data: T }).data;
    };
    await call('Quotation/GetItemQuote', { ...QUOTE, currency: 'CNY', paymentMethod: 3 });
    await call('Cart/Add2Cart', { item: QUOTE.item });
    const quote = await call<{ adjusted: { total: number } }>('Cart/GetInstantQuote', { ...terms, country: 'US' });
    const { orderId } = await call<{ orderId: string }>('Cart/PlaceOrder', {
      ...terms,
      address: ADDRESS,
      expectedTotal: { currency: 'CNY', amount: quote.adjusted.total },
    });
    await call('Cart/CompleteOrder', { orderId });
    await call('Cart/Checkout', { orderId, payNow: true });
  }

  private async countStatementsPerCall(bearer: string | undefined): Promise<[name: string, statements: number][]> {
    const counts: [string, number][] = [];
    await this.placeOrder(bearer, async (name, call) => {
      const before = await this.countStatements();
      const response = await call();
      await this.waitUntilIdle();
      counts.push([name, (await this.countStatements()) - before]);
      return response;
    });
    return counts;
  }
}

function addSample(sum: Sample, sample: Sample): void {
  sum.count += sample.count;
  sum.seconds += sample.seconds;
  sum.cpuMs += sample.cpuMs;
  sum.statements += sample.statements;
}

function toRates({ count, seconds, cpuMs, statements }: Sample): Rates {
  return { perSecond: count / seconds, cpuMsEach: cpuMs / count, statementsEach: statements / count };
}

function printRates(title: string, rows: Record<string, Rates>): void {
  const head = [title.padEnd(30), 'per second'.padStart(12), 'CPU ms each'.padStart(14), 'SQL each'.padStart(10)];
  console.log(`\n${head.join('')}`);
  for (const [name, { perSecond, cpuMsEach, statementsEach }] of Object.entries(rows)) {
    const cells = [
      perSecond.toFixed(0).padStart(12),
      cpuMsEach.toFixed(3).padStart(14),
      statementsEach.toFixed(1).padStart(10),
    ];
    console.log(`  ${name.padEnd(28)}${cells.join('')}`);
  }
}

function printStatements(counts: [name: string, statements: number][]): void {
  console.log('\nSQL statements per call, including the emails it causes');
  for (const [name, statements] of counts) console.log(`  ${name.padEnd(28)} ${String(statements).padStart(4)}`);
  const total = counts.reduce((sum, [, statements]) => sum + statements, 0);
  console.log(`  ${'total'.padEnd(28)} ${String(total).padStart(4)}`);
}

function formatRatio(rates: Rates, reference: Rates): string {
  return `${((rates.perSecond / reference.perSecond) * 100).toFixed(0)} %`;
}
