// npm run model -- [OPERATIONS] [SEED]: random operations on a real shop, compared with a model of the order flow.
import { runTrials } from './lib/trials';

export async function main([operations = '10000', seed = String(Date.now() % 2 ** 31)]: string[]): Promise<void> {
  await runTrials('api/test/model', { MODEL_OPS: operations, MODEL_SEED: seed });
}
