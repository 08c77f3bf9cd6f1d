// npm run model -- [OPERATIONS] [SEED] does so many random things to a real shop and holds it to the model of its flow.
import { root } from './parts.mjs';
import { runTool } from './run.mjs';

const [operations = '10000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
const { code } = await runTool('jest', ['--selectProjects', 'http', '--', 'api/test/model'], {
  cwd: root,
  env: { MODEL_OPS: operations, MODEL_SEED: seed },
  show: true,
  allowFailure: true,
});
process.exitCode = code;
