import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../dev/services/ports';

// Every command of README.md, run once with a small input in a fresh checkout whose path contains a space.

const root = path.resolve(__dirname, '..');
const NOT_COPIED = new Set(['.git', '.data', 'node_modules', '.react-router', 'test-results']);

let folder: string;
let checkout: string;
/** The npm process of the current test. */
let npm: ChildProcess | undefined;

interface Result {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Each command as README.md writes it, with a function that tries it. */
const trials: Record<string, () => Promise<void>> = {
  'npm run build': async () => {
    rmSync(path.join(checkout, 'libs/money/dist'), { recursive: true, force: true });
    const { stdout } = await run('build');
    expect(stdout).toMatch(/^build .*(libs\/money|up to date)/m);
    expect(existsSync(path.join(checkout, 'libs/money/dist/index.js'))).toBe(true);
    expect(existsSync(path.join(checkout, 'api/dist/src/main.js'))).toBe(true);
  },
  'npm start': startShop,
  'npm run -s admin:create -- EMAIL': async () => {
    const { stdout } = await run('admin:create', 'ada@example.com');
    expect(stdout).toMatch(/^http:\/\/\S+\n$/);
  },
  'npm run -s setup': async () => {
    const { stdout } = await run('setup');
    expect(stdout).toMatch(/^The (starter catalogue is installed|shop already has a catalogue)/);
  },
  'npm run -s keys:rotate': async () => {
    const { stdout } = await run('keys:rotate');
    expect(stdout).toMatch(/\S/);
  },
  'npm run -s backup -- FOLDER': async () => {
    const { stdout } = await run('backup', path.join(folder, 'a backup'));
    expect(stdout).toMatch(/^[1-9]\d* rows of \d+ tables and [1-9]\d* objects are in /);
  },
  'npm run -s restore -- FOLDER': async () => {
    const { stdout } = await run('restore', path.join(folder, 'a backup'), { DATA_DIR: path.join(folder, 'restored') });
    expect(stdout).toMatch(/^[1-9]\d* rows and [1-9]\d* objects of \S+ are restored\. Start the shop\.\n$/);
  },
  'npm run -s routes': async () => {
    const { stdout } = await run('routes');
    expect(stdout).toMatch(/^POST +\/api\/Quotation\/GetItemQuote +anyone$/m);
  },
  'npm run -s price-vectors -- FILE': async () => {
    const { stdout } = await run('price-vectors', 'libs/pricing/src/fixtures/pricing-vectors.json');
    expect(stdout).toMatch(/^[1-9]\d* passed, 0 failed\n$/);
  },
  'npm run bench': async () => {
    const file = path.join(folder, 'bench.json');
    const options = ['quotes', 'checkout', '--json', file];
    const { stdout } = await run('bench', ...options, { BENCH_SECONDS: '0.1', BENCH_WORKERS: '2' });
    expect(stdout).toMatch(/^ {2}a whole order with its jobs +\d/m);
    expect(stdout).toMatch(/^ {2}check of a new access token +\d+\.\d{2}$/m);
    const results = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { name: string }[]>;
    expect(
      Object.values(results)
        .flat()
        .map(({ name }) => name),
    ).toContain('a quote');
  },
  'npm run bench -- compare A.json B.json': async () => {
    const file = path.join(folder, 'bench.json');
    const { stdout } = await run('bench', 'compare', file, file);
    expect(stdout).toMatch(/^no figure changed by more than 20 %$/m);
  },
  'npm run bench -- orders': async () => {
    const { stdout } = await run('bench', 'orders', { BENCH_ORDERS: '500', BENCH_REPETITIONS: '1' });
    expect(stdout).toMatch(/all orders, first page +\d/);
  },
  'npm run model -- 10000 [SEED]': async () => {
    const { stderr } = await run('model', '20', '1');
    expect(stderr).toMatch(/^Tests: .*passed/m);
  },
  'npm run kills -- 500 [SEED]': async () => {
    const { stderr } = await run('kills', '1', '1');
    expect(stderr).toMatch(/^Tests: .*passed/m);
  },
  'npm run restarts -- 20 100': async () => {
    const { stdout } = await run('restarts', '1', '20');
    expect(stdout).toMatch(/^1 restarts, [1-9]\d* requests, 0 without a response, 0 with an error$/m);
  },
  'npm run -s pgbouncer': async () => {
    const { stdout, stderr } = await run('pgbouncer');
    expect(stdout + stderr).toMatch(
      /an order is placed, paid and submitted|is not installed: apt-get install pgbouncer/,
    );
  },
  'npm run -s hostile-input': async () => {
    const { stdout } = await run('hostile-input', '500');
    expect(stdout).toMatch(/^Quotation\/GetItemQuote: \d+ hostile bodies, event loop blocked for \d+ ms at most$/m);
  },
  'npm run format': async () => {
    await run('format', 'scripts/minimum-versions.json');
  },
  'npm run lint': async () => {
    await run('lint', 'scripts');
  },
  'npm run types': async () => {
    await run('types', 'libs/money');
  },
  'npm run layers': async () => {
    const { stdout } = await run('layers');
    expect(stdout).toMatch(/ 0 violations\n$/);
  },
  'npm run -s coverage': async () => {
    const { stdout } = await run('coverage');
    expect(stdout).toMatch(/^769 statements, \d+ with a test/);
  },
  // The command that runs this file.
  'npm test': async () => {},
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-commands-'));
  checkout = path.join(folder, 'a checkout');
  cpSync(root, checkout, { recursive: true, filter: (source) => !NOT_COPIED.has(path.basename(source)) });
  linkPackages();
});

afterEach(async () => {
  if (npm?.pid === undefined || npm.exitCode !== null || npm.signalCode !== null) return;
  process.kill(-npm.pid, 'SIGTERM');
  await once(npm, 'close');
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('Every command in README.md has a trial', () => {
  expect(Object.keys(trials).toSorted()).toEqual(readCommands().toSorted());
});

test('Every npm command in docs/operating.md has a trial', () => {
  const guide = readFileSync(path.join(root, 'docs/operating.md'), 'utf8');
  const scripts = (texts: Iterable<string>) =>
    new Set(
      [...texts].flatMap((text) => [...text.matchAll(/npm (?:run (?:-s )?[\w:-]+|start|test)/g)].map(([name]) => name)),
    );
  const tried = scripts(Object.keys(trials));
  const documented = [...scripts([guide])];
  expect(documented.length).toBeGreaterThan(3);
  expect(documented.filter((name) => !tried.has(name))).toEqual([]);
});

test.each(Object.entries(trials))('%s works in a fresh checkout', async (_command, trial) => trial(), 120_000);

/** The npm commands of README.md, from its code blocks and the code in its tables. */
function readCommands(): string[] {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^ {4}(npm \S+)/gm)].map(([, command = '']) => command);
  const inline = [...readme.matchAll(/`(npm [^`]+)`/g)].map(([, command = '']) => command);
  return [...new Set([...blocks, ...inline])];
}

/** Links the installed packages instead of installing them again. The workspaces are those of the checkout. */
function linkPackages(): void {
  const packages = path.join(checkout, 'node_modules');
  linkFolder(path.join(root, 'node_modules'), packages);
  mkdirSync(path.join(packages, '@shop'));
  const libs = readdirSync(path.join(root, 'libs')).map((name) => `libs/${name}`);
  for (const workspace of [...libs, 'api', 'storefront', 'admin']) {
    symlinkSync(path.join(checkout, workspace), path.join(packages, '@shop', path.basename(workspace)));
    linkFolder(path.join(root, workspace, 'node_modules'), path.join(checkout, workspace, 'node_modules'));
  }
}

/** Links each package in a folder, not the folder itself, so that nothing can be removed through the link. */
function linkFolder(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@shop' || name === '.cache') continue;
    if (name.startsWith('@')) linkFolder(path.join(from, name), path.join(to, name));
    else symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** Runs an npm script with arguments and, at the end, an environment. Fails unless it exits with 0. */
async function run(script: string, ...input: (string | Record<string, string>)[]): Promise<Result> {
  const args = input.filter((value) => typeof value === 'string');
  const env = input.find((value) => typeof value === 'object');
  const child = startNpm(['run', '-s', script, '--', ...args], env);
  const output = collectOutput(child);
  const [code] = (await once(child, 'close')) as [number | null];
  const result = { code, ...output };
  expect(code === 0 ? { code } : result).toEqual({ code: 0 });
  return result;
}

async function startShop(): Promise<void> {
  const port = await findFreePort();
  const child = startNpm(['start'], { PORT: String(port) });
  const output = collectOutput(child);
  const exited = once(child, 'close');
  const ended = exited.then(() => 'ended');
  while (!output.stdout.includes('Ctrl-C stops everything.')) {
    const next = await Promise.race([new Promise((resolve) => setTimeout(resolve, 100)), ended]);
    if (next === 'ended') throw new Error(output.stdout + output.stderr);
  }
  const response = await fetch(`http://localhost:${port}/api/health/ready`);
  expect(response.status).toBe(200);
  // As a terminal does on Ctrl-C.
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await exited;
  await expect(fetch(`http://localhost:${port}/api/health/ready`)).rejects.toThrow();
}

function startNpm(args: string[], env: Record<string, string> = {}): ChildProcess {
  npm = spawn('npm', args, {
    cwd: checkout,
    env: buildEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  return npm;
}

function collectOutput(child: ChildProcess): { stdout: string; stderr: string } {
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.on('data', (text: Buffer) => (output[name] += String(text)));
  }
  return output;
}

/** The environment without what npm and jest have set for this process. */
function buildEnvironment(env: Record<string, string>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|JEST_|NODE_ENV$|INIT_CWD$)/.test(name));
  return { ...Object.fromEntries(inherited), SKIP_INSTALL: '1', ...env };
}
