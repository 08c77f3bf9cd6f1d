import { once } from 'node:events';
import { Meter, relateTo, SECONDS, WORKERS } from './meter';
import { resellerEmail, createResellers } from './resellers';
import type { Row, Section } from './section';
import type { BenchShop } from './shop';
import type { TokenCheckCosts } from './token-checks';

/** Access tokens whose check is measured. */
const TOKENS = Math.round(SECONDS * 1000);

export const ITEM = {
  sku: 'vinyl-440',
  width: '3',
  length: '6',
  unit: 1,
  quantity: 2,
  artwork: 'custom',
  finishes: ['hem-grommet'],
};

export const QUOTE = { item: ITEM, currency: 'USD', country: 'US', shippingMethod: 0, paymentMethod: 0 };

/**
 * Quotes as the product page asks for them, and with their formula, beside a route that only validates their body; also while
 * people log in; and the check of access tokens.
 */
export const quotesSection: Section = {
  name: 'quotes',
  async run(shop) {
    const meter = await Meter.of(shop);
    const quote = () => shop.send('POST', '/api/Quotation/GetItemAmounts', { body: QUOTE });
    await meter.waitUntilIdle();
    const rows = relateTo(
      'validation only',
      await meter.compare(
        {
          'validation only': () => shop.send('POST', '/api/bench/validated', { body: QUOTE }),
          'a quote': quote,
          'a quote with its formula': () => shop.send('POST', '/api/Quotation/GetItemQuote', { body: QUOTE }),
        },
        { isShort: true },
      ),
    );
    const wanted = { cpuMs: 0.3, ratio: 0.7 };
    const measured = rows.map((row) => (row.name === 'a quote' ? { ...row, wanted } : row));
    const checks = await measureTokenChecks(shop);
    await createResellers(shop, WORKERS);
    const during = await measureDuringLogIns(shop, () => meter.measure(quote));
    const log = relateTo('a quote', [{ ...during, name: 'a quote during log-ins' }], measured);
    return [...measured, ...log, ...checks];
  },
};

/** Lets the server check new access tokens. */
async function measureTokenChecks({ server }: BenchShop): Promise<Row[]> {
  server.send({ request: 'token-checks', count: TOKENS });
  const [{ first, signature, repeated }] = (await once(server, 'message')) as [TokenCheckCosts];
  return [
    { name: 'check of a new access token', cpuMs: first },
    { name: 'its signature alone', cpuMs: signature },
    { name: 'the second check of a token', cpuMs: repeated },
  ];
}

/** Measures while all resellers log in as often as they can. */
async function measureDuringLogIns<T>({ logIn }: BenchShop, measure: () => Promise<T>): Promise<T> {
  const measurement = { isOver: false };
  const logIns = Promise.all(
    Array.from({ length: WORKERS }, async (_, index) => {
      while (!measurement.isOver) await logIn(resellerEmail(index));
    }),
  );
  const result = await measure();
  measurement.isOver = true;
  await logIns;
  return result;
}
