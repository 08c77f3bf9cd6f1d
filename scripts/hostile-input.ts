// npm run -s hostile-input -- [REQUESTS] [SEED]: sends hostile bodies and prints for how long they block other requests at
// most; then sends hostile requests to all routes while PostgreSQL and the object store come and go.
import { runTrials } from './lib/trials';

export async function main([requests = '20000', seed]: string[]): Promise<void> {
  await runTrials('api/test/hostile-', {
    HOSTILE_INPUT_REPORT: '1',
    HOSTILE_INPUT_REQUESTS: requests,
    ...(seed !== undefined && { HOSTILE_INPUT_SEED: seed }),
  });
}
