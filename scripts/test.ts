// npm test [-- --all]: checks and tests, as fast as two cores allow; with --all also the extended tests.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../dev/services/command-error';
import { findFreePort } from '../dev/services/ports';
import { runBrowserTests } from './lib/browser-tests';
import { buildStaleTargets } from './lib/build';
import { runJest } from './lib/jest';
import { formatError, formatSeconds, printLine } from './lib/output';
import { root, runProgram } from './lib/programs';
import { exitOnShutdownRequest } from './lib/shutdown';
import { withTestShop, type TestShop } from './lib/test-shop';

/** For reports, databases and objects of all tests; removed at the end. */
const folder = mkdtempSync(join(tmpdir(), 'shop-tests-'));
const total = { passed: 0, failed: 0 };
/** More are no coincidence. */
const MAX_REPEATED_FILES = 5;

type Step = readonly [name: string, work: () => Promise<unknown>];

/**
 * Stages in order; a stage with a failed step is the last. The steps of one stage run at the same time, and three test
 * processes share two cores: tests wait for databases and timers a third of their time.
 */
const stages: readonly (readonly Step[])[] = [
  [['build', buildStaleTargets]],
  [
    ['checks', runStaticChecks],
    ['tests', runTests],
  ],
  [
    ['browser', () => withTestShop((shop) => runPlaywright(shop, {}))],
    ['first run', runFirstRun],
  ],
];

export async function main(args: string[]): Promise<void> {
  exitOnShutdownRequest();
  if (args.includes('--all')) process.env.EXTENDED_TESTS = '1';
  for (const steps of stages) {
    const passed = await Promise.all(steps.map(runStep));
    if (passed.includes(false)) break;
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

/** Runs a step and prints its result and duration; false if it failed. */
async function runStep([name, work]: Step): Promise<boolean> {
  const started = performance.now();
  try {
    await work();
    printLine(name, `passed, ${formatSeconds(started)}`);
    return true;
  } catch (error) {
    console.error(formatError(error));
    printLine(name, `FAILED, ${formatSeconds(started)}`);
    if (total.failed === 0) total.failed = 1;
    return false;
  }
}

/** Runs the linter, the layer check and the type check one after another. */
async function runStaticChecks(): Promise<void> {
  for (const name of ['lint', 'layers', 'types']) {
    await runProgram(process.execPath, [join(root, 'scripts/run.mjs'), name]);
  }
}

/**
 * Dozens of servers and databases share the cores of a CI machine. There a few files that failed run once more, alone and
 * with databases of their own; elsewhere they fail at once, so that a race is seen by the person who writes it.
 */
async function runTests(): Promise<void> {
  const first = await runTestFiles('--maxWorkers=3');
  const isRepeated = process.env.CI !== undefined && first.files.length > 0 && first.files.length <= MAX_REPEATED_FILES;
  if (!isRepeated) return count(first.passed, first.failed, first.code);
  console.log(`\nFailed, and run again alone:\n${first.files.join('\n')}\n`);
  // Alone, Jest runs files in its own process, which what a failed test has not closed would keep from exiting.
  const second = await runTestFiles('--maxWorkers=1', '--forceExit', '--runTestsByPath', ...first.files);
  count(first.passed + Math.max(0, first.failed - second.failed), second.failed, second.code);
}

/** Runs Jest with further options. */
async function runTestFiles(...options: string[]): Promise<TestResult> {
  const report = join(folder, 'jest.json');
  const projects = ['--selectProjects', 'rules', 'client rules', 'http', 'commands'];
  const output = ['--ci', '--json', `--outputFile=${report}`];
  const { code } = await runJest([...projects, ...output, ...options], {
    env: { TEST_FOLDER: folder, TEST_FOLDER_OWNER: String(process.pid) },
    printsOutput: true,
    allowsFailure: true,
  });
  const result = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
    testResults: { name: string; status: string }[];
  };
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    files: result.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
    code,
  };
}

interface TestResult {
  passed: number;
  failed: number;
  /** The paths of those that failed. */
  files: string[];
  code: number | null;
}

/** An empty shop, whose PayPal account is entered in the browser: the test starts the emulator at the address. */
async function runFirstRun(): Promise<void> {
  const PAYPAL_BASE_URL = `http://127.0.0.1:${await findFreePort()}`;
  await withTestShop(
    async (shop) => {
      const SETUP_LINK = await shop.waitForOutput(/http:\S+setup\?token=[\w-]+(?=")/);
      await runPlaywright(shop, { SETUP_LINK, PAYPAL_BASE_URL });
    },
    { DEMO_DATA: '0', PAYPAL_BASE_URL },
  );
}

async function runPlaywright(shop: TestShop, env: NodeJS.ProcessEnv): Promise<void> {
  const report = join(mkdtempSync(join(folder, 'browser-')), 'playwright.json');
  const code = await runBrowserTests(shop, { TEST_REPORT: report, ...env });
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
