import { Pool } from 'pg';
import { createClient } from './client';
import { Meter, relateTo, WORKERS } from './meter';
import type { Section } from './section';

/** What the machine and the packages cost without the shop: everything else is compared with these. */
export const baselinesSection: Section = {
  name: 'baselines',
  async run(shop) {
    const meter = await Meter.of(shop);
    const sendToBareServer = createClient(shop.bareOrigin);
    const http = await meter.compare({
      'bare Node HTTP': () => sendToBareServer('POST', '/', { body: {} }),
      'an empty Nest route': () => shop.send('POST', '/api/bench/empty', { body: {} }),
    });
    const pool = new Pool({ connectionString: shop.databaseUrl, max: WORKERS });
    try {
      await pool.query('create table if not exists bench_commit (at timestamptz not null)');
      const database = await meter.compare({
        'select 1': () => pool.query('select 1'),
        'a commit': () => pool.query('insert into bench_commit values (now())'),
      });
      // The client of these is the benchmark's own process.
      const rows = database.map(({ name, perSecond, databaseCpuMs, p50, p99 }) => ({
        ...{ name, perSecond, databaseCpuMs, p50, p99 },
      }));
      return [...relateTo('bare Node HTTP', http), ...rows];
    } finally {
      await pool.query('drop table bench_commit');
      await pool.end();
    }
  },
};
