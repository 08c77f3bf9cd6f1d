import { runModel } from './run-model';

const SEED = Number(process.env.MODEL_SEED ?? 20_261_121);
const OPERATIONS = Number(process.env.MODEL_OPS ?? 300);

// `npm run model` runs more operations, with a random seed. A failure prints the seed that repeats it.
test(
  `the application behaves like the model in ${OPERATIONS} random operations (seed ${SEED})`,
  () => runModel(SEED, OPERATIONS),
  60_000 + OPERATIONS * 1_000,
);
