// Measures what the shop promises of its speed: ratios within one run, and CPU time of the server's process.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { repeat } from './client.mjs';
import { startShop } from './shop.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const ROUNDS = 3;
const WORKERS = 16;

const { call, database, server, logIn, end } = await startShop();

const quoteBody = {
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

const address = {
  firstName: 'Ada',
  lastName: 'Moreno',
  line1: '2100 NE Broadway',
  city: 'Portland',
  region: 'OR',
  postCode: '97232',
  phone: '+1 503 555 0142',
  country: 'US',
};

const quoted = () => call('POST', '/api/Quotation/GetItemQuote', { body: quoteBody });

await quiet();
const quotes = await compared({
  empty: () => call('POST', '/api/bench/empty', { body: {} }),
  validated: () => call('POST', '/api/bench/validated', { body: quoteBody }),
  quote: quoted,
});
print('route', quotes);
console.log(
  `\na quote runs at ${percent(quotes.quote.rate / quotes.validated.rate)} of the rate of the route that only validates, ${percent(quotes.quote.rate / quotes.empty.rate)} of the empty one's`,
);

const reads = {
  'a product': () => call('GET', '/api/Catalog/Product?category=banner&slug=vinyl'),
  'a category': () => call('GET', '/api/Catalog/Products?category=banner&size=10'),
  'a search': () => call('GET', '/api/Catalog/Products?q=mesh%20banner&size=10'),
  'a quote': quoted,
};
print(`catalogue of ${await offered()} products`, await compared(reads));

const buyers = await resellers(WORKERS);
const stormed = await duringLogIns(() => measured(SECONDS, quoted));
console.log(
  `\nwhile ${WORKERS} log in as often as they can (${stormed.logInsPerSecond.toFixed(0)} per second), a quote runs at ${percent(stormed.quotes.rate / quotes.quote.rate)} of its rate`,
);

const orders = await measured(SECONDS * 2, (worker) => order(buyers[worker]));
print('orders, quote to paid', { 'whole order': orders });

await tenfold();
print(`catalogue of ${await offered()} products`, await compared(reads));

await quiet();
const steps = await statementsPerStep(buyers[0]);
console.log('\nSQL statements a call, with the mails it sets going');
for (const [name, statements] of steps) console.log(`  ${name.padEnd(28)} ${String(statements).padStart(4)}`);
console.log(
  `  ${'in all'.padEnd(28)} ${String(steps.reduce((sum, [, statements]) => sum + statements, 0)).padStart(4)}`,
);

await end();

async function offered() {
  return JSON.parse(await call('GET', '/api/Catalog/Products?size=1')).data.total;
}

/** Nine more of each product, under skus and addresses of their own; resolves once the shop offers them. */
async function tenfold() {
  const before = await offered();
  const admin = new pg.Client({ connectionString: database });
  await admin.connect();
  for (const [table, renamed] of [
    ['product', `'sku', sku || '-' || n, 'slug', slug || '-' || n, 'position', position + n * 100`],
    ['product_text', `'sku', sku || '-' || n`],
  ])
    await admin.query(
      `insert into ${table}
       select (jsonb_populate_record(one, jsonb_build_object(${renamed}))).* from ${table} one, generate_series(1, 9) n`,
    );
  await admin.query('notify catalogue');
  await admin.end();
  while ((await offered()) < before * 10) await pause(100);
}

/** Each route in turn, several rounds, so that a slow moment of the machine falls on all. */
async function compared(routes) {
  for (const work of Object.values(routes)) await repeat(0.5, WORKERS, work);
  const sums = Object.fromEntries(
    Object.keys(routes).map((name) => [name, { done: 0, seconds: 0, cpuMs: 0, statements: 0 }]),
  );
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, work] of Object.entries(routes)) add(sums[name], await measured(SECONDS / ROUNDS, work));
  }
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, rated(sum)]));
}

async function measured(seconds, work) {
  const before = await standing();
  const start = performance.now();
  const done = await repeat(seconds, WORKERS, work);
  const took = (performance.now() - start) / 1000;
  const after = await standing();
  return rated({
    done,
    seconds: took,
    cpuMs: (after.cpu - before.cpu) / 1000,
    statements: after.statements - before.statements,
  });
}

function add(sum, part) {
  for (const key of ['done', 'seconds', 'cpuMs', 'statements']) sum[key] += part[key];
}

function rated(sum) {
  return {
    ...sum,
    rate: sum.done / sum.seconds,
    cpuEach: sum.cpuMs / sum.done,
    statementsEach: sum.statements / sum.done,
  };
}

async function standing() {
  server.send({ ask: 'cpu' });
  const [{ cpu }] = await once(server, 'message');
  return { cpu: cpu.user + cpu.system, statements: await statements() };
}

/** Until a second passes without a statement: what waited in the outbox is done. */
async function quiet() {
  for (let [before, now] = [-1, await statements()]; before !== now; [before, now] = [now, await statements()])
    await pause(1000);
}

async function statements() {
  return Number(/^shop_sql_statements_total (\d+)$/m.exec(await call('GET', '/api/metrics'))?.[1]);
}

/** Resellers like the demo's, each with a cart and money of their own. */
async function resellers(many) {
  const admin = new pg.Client({ connectionString: database });
  await admin.connect();
  await admin.query(
    `insert into account (email, password_hash, role, currency, default_unit, language, created_at)
     select 'reseller-' || n || '@example.com', password_hash, role, currency, default_unit, language, created_at
     from account, generate_series(1, $1) n where email = 'reseller@example.com'`,
    [many],
  );
  await admin.end();
  const accounting = await logIn('accounting@example.com');
  return Promise.all(
    Array.from({ length: many }, async (_, index) => {
      const accountEmail = `reseller-${index + 1}@example.com`;
      await call('POST', '/api/admin/prepaid-transactions', {
        bearer: accounting,
        body: { accountEmail, type: 'deposit', amount: 10_000_000_000, memo: 'measurement' },
      });
      return logIn(accountEmail);
    }),
  );
}

/** What `work` measures while as many as there are buyers log in as often as they can. */
async function duringLogIns(work) {
  const storm = { over: false };
  let count = 0;
  const began = performance.now();
  const raging = Promise.all(
    buyers.map(async (_, index) => {
      while (!storm.over) {
        await logIn(`reseller-${index + 1}@example.com`);
        count += 1;
      }
    }),
  );
  const quotes = await work();
  storm.over = true;
  await raging;
  return { quotes, logInsPerSecond: (count * 1000) / (performance.now() - began) };
}

async function order(bearer, step = (_name, work) => work()) {
  const terms = { currency: 'CNY', shippingMethod: 0, paymentMethod: 3 };
  const ask = async (name, body) =>
    JSON.parse(await step(name, () => call('POST', `/api/${name}`, { bearer, body }))).data;
  await ask('Quotation/GetItemQuote', { ...quoteBody, currency: 'CNY', paymentMethod: 3 });
  await ask('Cart/Add2Cart', { item: quoteBody.item });
  const quote = await ask('Cart/GetInstantQuote', { ...terms, country: 'US' });
  const { orderId } = await ask('Cart/PlaceOrder', {
    ...terms,
    address,
    expectedTotal: { currency: 'CNY', amount: quote.adjusted.total },
  });
  await ask('Cart/CompleteOrder', { orderId });
  await ask('Cart/Checkout', { orderId, payNow: true });
}

async function statementsPerStep(bearer) {
  const counted = [];
  await order(bearer, async (name, work) => {
    const before = await statements();
    const answer = await work();
    await quiet();
    counted.push([name, (await statements()) - before]);
    return answer;
  });
  return counted;
}

function print(title, rows) {
  console.log(
    `\n${title.padEnd(30)}${'per second'.padStart(12)}${'CPU ms each'.padStart(14)}${'SQL each'.padStart(10)}`,
  );
  for (const [name, { rate, cpuEach, statementsEach }] of Object.entries(rows)) {
    console.log(
      `  ${name.padEnd(28)}${rate.toFixed(0).padStart(12)}${cpuEach.toFixed(3).padStart(14)}${statementsEach.toFixed(1).padStart(10)}`,
    );
  }
}

function percent(share) {
  return `${(share * 100).toFixed(0)}%`;
}
