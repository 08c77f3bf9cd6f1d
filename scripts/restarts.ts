// npm run -s restarts -- [RESTARTS] [REQUESTS PER SECOND]: restarts servers one after the other under load.
import { runHttpTests } from './lib/http-tests';

export async function main([restarts = '20', rate = '100']: string[]): Promise<void> {
  await runHttpTests('api/test/restart/rolling-restarts', { RESTARTS: restarts, RESTARTS_RATE: rate });
}
