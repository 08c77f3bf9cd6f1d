import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refused } from '../dev/services/refused.mjs';
import { endAtOnceWhenAsked } from './ending.mjs';
import { root } from './parts.mjs';
import { prepare } from './prepare.mjs';
import { explain, line, seconds } from './progress.mjs';
import { run, runTool } from './run.mjs';
import { withShop } from './test-shop.mjs';

const reports = mkdtempSync(join(tmpdir(), 'shop-reports-'));
const total = { passed: 0, failed: 0 };

/** The steps, in order; the first that fails is the last. */
const steps = {
  prepare,
  lint: () => runTool('oxlint', ['--deny-warnings'], { cwd: root, show: true }),
  types: () => script('types'),
  floors: () => script('floors'),
  tests: jest,
  browser: () => withShop(playwright),
};

function script(name) {
  return run(process.execPath, [join(root, 'scripts', `${name}.mjs`)], { cwd: root, show: true });
}

async function jest() {
  const report = join(reports, 'jest.json');
  const { code } = await runTool('jest', ['--ci', '--maxWorkers=2', '--json', `--outputFile=${report}`], {
    cwd: root,
    show: true,
    allowFailure: true,
  });
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  count(numPassedTests, numFailedTests + numRuntimeErrorTestSuites, code);
}

async function playwright(shop) {
  const report = join(reports, 'playwright.json');
  const { code } = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    cwd: root,
    env: { BASE_URL: shop.origin, DATA_DIR: shop.dataDir, TEST_REPORT: report },
    show: true,
    allowFailure: true,
  });
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
  count(expected + flaky, unexpected, code);
}

function count(passed, failed, code) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0 || code !== 0) throw new Refused(`${failed} failed`);
}

endAtOnceWhenAsked();
for (const [name, work] of Object.entries(steps)) {
  const started = performance.now();
  try {
    await work();
    line(name, `passed, ${seconds(started)}`);
  } catch (error) {
    console.error(explain(error));
    line(name, `FAILED, ${seconds(started)}`);
    if (total.failed === 0) total.failed = 1;
    process.exitCode = 1;
    break;
  }
}
rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
