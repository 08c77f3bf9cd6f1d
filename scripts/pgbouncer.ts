// npm run -s pgbouncer: runs the shop behind PgBouncer in transaction mode. Needs the program `pgbouncer`.
import { runTrials } from './lib/trials';

export async function main(): Promise<void> {
  await runTrials('api/test/pgbouncer', {});
}
