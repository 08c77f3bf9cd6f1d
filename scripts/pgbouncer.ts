// npm run -s pgbouncer: runs the shop behind PgBouncer in transaction mode. Needs the program `pgbouncer`.
import { runHttpTests } from './lib/http-tests';

export async function main(): Promise<void> {
  await runHttpTests('api/test/pgbouncer', {});
}
