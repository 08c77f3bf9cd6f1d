// npm run -s restarts -- [RESTARTS] [REQUESTS PER SECOND]: restarts servers one after the other under load.
import { runTrials } from './lib/trials';

export async function main([restarts = '20', rate = '100']: string[]): Promise<void> {
  await runTrials('api/test/restart/rolling-restarts', { RESTARTS: restarts, RESTARTS_RATE: rate });
}
