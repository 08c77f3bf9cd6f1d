// npm run kills -- [KILLS] [SEED] kills running servers so often under a stream of orders, payments and refunds.
import { root } from './parts.mjs';
import { runTool } from './run.mjs';

const [kills = '500', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
const { code } = await runTool('jest', ['--selectProjects', 'http', '--', 'api/test/restart/at-random'], {
  cwd: root,
  env: { KILLS: kills, KILLS_SEED: seed },
  show: true,
  allowFailure: true,
});
process.exitCode = code;
