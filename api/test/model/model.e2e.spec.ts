import { randomInt } from 'node:crypto';
import { walk } from './walk';

const FIXED_SEED = 20_261_121;
const OPERATIONS = Number(process.env.MODEL_OPS ?? 300);
const seeds =
  process.env.MODEL_SEED === undefined ? [FIXED_SEED, randomInt(1, 2 ** 31)] : [Number(process.env.MODEL_SEED)];

// Whoever wants to see it again says MODEL_SEED and MODEL_OPS.
test.each(seeds)(
  'the shop does what its written flow says, whatever is done to it (seed %i)',
  async (seed) => {
    await walk(seed, OPERATIONS);
  },
  60_000 + OPERATIONS * 1_000,
);
