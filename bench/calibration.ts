import { Pool } from 'pg';
import { createClient, repeat } from './client';
import { Meter, SECONDS, WORKERS } from './meter';
import type { Row } from './section';
import type { BenchShop } from './shop';

const SHARE_OF_SECONDS = 1 / 3;

/**
 * What the machine takes for work in which the shop has no part: CPU time of a request to a server of Node alone, and of
 * `select 1` in the client and in PostgreSQL. Results of machines, and of hours of a shared one, differ by as much.
 */
export async function calibrate(shop: BenchShop): Promise<Row[]> {
  const meter = await Meter.of(shop);
  const seconds = SECONDS * SHARE_OF_SECONDS;
  const send = createClient(shop.bareOrigin);
  const request = () => send('POST', '/', { body: {} });
  await repeat(seconds / 2, WORKERS, request);
  const { cpuMs } = await meter.measure(request, { seconds });
  const pool = new Pool({ connectionString: shop.databaseUrl, max: WORKERS });
  try {
    const select = () => pool.query('select 1');
    await repeat(seconds / 2, WORKERS, select);
    const before = process.cpuUsage();
    let count = 0;
    const { databaseCpuMs } = await meter.measure(() => ((count += 1), select()), { seconds });
    const { user, system } = process.cpuUsage(before);
    return [
      { name: 'bare Node HTTP', cpuMs },
      { name: 'select 1', cpuMs: (user + system) / 1000 / count, databaseCpuMs },
    ];
  } finally {
    await pool.end();
  }
}
