// npm test: checks and tests, as fast as two cores allow.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../dev/services/command-error';
import { buildStaleTargets } from './lib/build';
import { formatError, formatSeconds, printLine } from './lib/output';
import { root, runProgram, runTool } from './lib/programs';
import { exitOnShutdownRequest } from './lib/shutdown';
import { withTestShop, type TestShop } from './lib/test-shop';

const reports = mkdtempSync(join(tmpdir(), 'shop-reports-'));
const total = { passed: 0, failed: 0 };

/** In order; the first that fails is the last. */
const steps: Record<string, () => Promise<unknown>> = {
  build: buildStaleTargets,
  lint: () => runCommandOf('lint'),
  types: () => runCommandOf('types'),
  layers: () => runCommandOf('layers'),
  tests: runJest,
  browser: () => withTestShop(runPlaywright),
};

export async function main(): Promise<void> {
  exitOnShutdownRequest();
  for (const [name, work] of Object.entries(steps)) {
    const started = performance.now();
    try {
      await work();
      printLine(name, `passed, ${formatSeconds(started)}`);
    } catch (error) {
      console.error(formatError(error));
      printLine(name, `FAILED, ${formatSeconds(started)}`);
      if (total.failed === 0) total.failed = 1;
      process.exitCode = 1;
      break;
    }
  }
  rmSync(reports, { recursive: true, force: true });
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

function runCommandOf(name: string) {
  return runProgram(process.execPath, [join(root, 'scripts/run.mjs'), name], { printsOutput: true });
}

async function runJest(): Promise<void> {
  const report = join(reports, 'jest.json');
  const { code } = await runTool('jest', ['--ci', '--maxWorkers=2', '--json', `--outputFile=${report}`], {
    printsOutput: true,
    allowsFailure: true,
  });
  const result = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  count(result.numPassedTests, result.numFailedTests + result.numRuntimeErrorTestSuites, code);
}

async function runPlaywright(shop: TestShop): Promise<void> {
  const report = join(reports, 'playwright.json');
  const { code } = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { BASE_URL: shop.origin, DATA_DIR: shop.dataDir, TEST_REPORT: report },
    printsOutput: true,
    allowsFailure: true,
  });
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  count(stats.expected + stats.flaky, stats.unexpected, code);
}

function count(passed: number, failed: number, code: number | null): void {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0 || code !== 0) throw new CommandError(`${failed} failed`);
}
