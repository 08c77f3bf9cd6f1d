// npm run -s hostile-input: sends hostile bodies and prints for how long they block other requests at most.
import { runHttpTests } from './lib/http-tests';

export async function main(): Promise<void> {
  await runHttpTests('api/test/hostile-input', { HOSTILE_INPUT_REPORT: '1' });
}
