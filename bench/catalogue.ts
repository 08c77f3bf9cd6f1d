import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Meter } from './meter';
import type { Row, Section } from './section';
import type { BenchShop } from './shop';

/** Reads of the catalogue, with the products of the demo shop and with ten times as many; both searches find a full page. */
export const catalogueSection: Section = {
  name: 'catalogue',
  async run(shop) {
    const meter = await Meter.of(shop);
    const get = (path: string) => () => shop.send('GET', `/api/Catalog/${path}`);
    const reads = {
      'a product': get('Product?category=banner&slug=vinyl'),
      'a category': get('Products?category=banner&size=24'),
      'a search': get('Products?q=vinyl&size=4'),
    };
    const few = await meter.compare(reads);
    await multiplyProducts(shop);
    const many = await meter.compare(reads);
    return [...few.map(describeFew), ...many.map((row) => ({ ...row, name: `${row.name} of ten times as many` }))];
  },
};

const WANTED: Readonly<Record<string, Row['wanted']>> = {
  'a product': { cpuMs: 0.2 },
  'a category': { cpuMs: 0.25 },
  'a search': { cpuMs: 0.5 },
};

function describeFew(row: Row): Row {
  return { ...row, wanted: WANTED[row.name] };
}

async function countProducts({ send }: BenchShop): Promise<number> {
  const text = await send('GET', '/api/Catalog/Products?size=1');
  return (JSON.parse(text) as { data: { total: number } }).data.total;
}

/** Adds nine copies of each product with their own SKUs and slugs. Resolves when the API offers them. */
async function multiplyProducts(shop: BenchShop): Promise<void> {
  const before = await countProducts(shop);
  const database = new Client({ connectionString: shop.databaseUrl });
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
  while ((await countProducts(shop)) < before * 10) await sleep(100);
}
