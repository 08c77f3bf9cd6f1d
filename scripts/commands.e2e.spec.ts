import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../dev/services/ports';
import { testCommands, type Trial } from './lib/command-trials';
import type { FreshCheckout } from './lib/fresh-checkout';
import { extendedTrials, longTrials } from './lib/long-trials';

// Every command of README.md, run once with a small input in a fresh checkout whose path contains a space. Those that take
// long are in long-commands.e2e.spec.ts and long-commands.extended.e2e.spec.ts.

const root = path.resolve(__dirname, '..');

/** Each command as README.md writes it, with a function that tries it. */
const trials: Record<string, Trial> = {
  'npm run build': async (checkout) => {
    rmSync(path.join(checkout.path, 'libs/money/dist'), { recursive: true, force: true });
    const { stdout } = await checkout.run('build');
    expect(stdout).toMatch(/^build .*(libs\/money|up to date)/m);
    expect(existsSync(path.join(checkout.path, 'libs/money/dist/index.js'))).toBe(true);
    expect(existsSync(path.join(checkout.path, 'api/dist/src/main.js'))).toBe(true);
  },
  'npm start': startShop,
  'npm run -s admin:create -- EMAIL': async (checkout) => {
    const { stdout } = await checkout.run('admin:create', 'ada@example.com');
    expect(stdout).toMatch(/^http:\/\/\S+\n$/);
  },
  'npm run -s setup': async (checkout) => {
    const { stdout } = await checkout.run('setup');
    expect(stdout).toMatch(/^The (starter catalogue is installed|shop already has a catalogue)/);
  },
  'npm run -s keys:rotate': async (checkout) => {
    const { stdout } = await checkout.run('keys:rotate');
    expect(stdout).toMatch(/\S/);
  },
  'npm run -s backup -- FOLDER': async (checkout) => {
    const { stdout } = await checkout.run('backup', path.join(checkout.folder, 'a backup'));
    expect(stdout).toMatch(/^[1-9]\d* rows of \d+ tables and [1-9]\d* objects are in /);
  },
  'npm run -s restore -- FOLDER': async (checkout) => {
    const { stdout } = await checkout.run('restore', path.join(checkout.folder, 'a backup'), {
      DATA_DIR: path.join(checkout.folder, 'restored'),
    });
    expect(stdout).toMatch(/^[1-9]\d* rows and [1-9]\d* objects of \S+ are restored\. Start the shop\.\n$/);
  },
  'npm run -s archive -- --before MONTH': async (checkout) => {
    const { stdout } = await checkout.run('archive', '--before', '2025-01');
    expect(stdout).toMatch(/^Archived \d+ months of the audit log\.\n$/m);
  },
  'npm run -s routes': async (checkout) => {
    const { stdout } = await checkout.run('routes');
    expect(stdout).toMatch(/^POST +\/api\/Quotation\/GetItemQuote +anyone$/m);
  },
  'npm run -s price-vectors -- FILE': async (checkout) => {
    const { stdout } = await checkout.run('price-vectors', 'libs/pricing/src/fixtures/pricing-vectors.json');
    expect(stdout).toMatch(/^[1-9]\d* passed, 0 failed\n$/);
  },
  'npm run format': async (checkout) => {
    await checkout.run('format', 'scripts/minimum-versions.json');
  },
  'npm run lint': async (checkout) => {
    await checkout.run('lint', 'scripts');
  },
  'npm run types': async (checkout) => {
    await checkout.run('types', 'libs/money');
  },
  'npm run layers': async (checkout) => {
    // `npm test` checks the whole project before this file.
    const project = path.join(checkout.folder, 'a project');
    cpSync(path.join(checkout.path, 'libs/money'), path.join(project, 'libs/money'), { recursive: true });
    const { stdout } = await checkout.run('layers', project);
    expect(stdout).toMatch(/^[1-9]\d* files, 0 violations\n$/);
  },
  'npm run -s coverage': async (checkout) => {
    const { stdout } = await checkout.run('coverage');
    expect(stdout).toMatch(/^769 statements, \d+ with a test/);
  },
  // The commands that run this file.
  'npm test': async () => {},
  'npm test -- --all': async () => {},
};

const allTrials = { ...trials, ...longTrials, ...extendedTrials };

test('Every command in README.md has a trial', () => {
  expect(Object.keys(allTrials).toSorted()).toEqual(readCommands().toSorted());
});

test('Every npm command in docs/operating.md has a trial', () => {
  const guide = readFileSync(path.join(root, 'docs/operating.md'), 'utf8');
  const scripts = (texts: Iterable<string>) =>
    new Set(
      [...texts].flatMap((text) => [...text.matchAll(/npm (?:run (?:-s )?[\w:-]+|start|test)/g)].map(([name]) => name)),
    );
  const tried = scripts(Object.keys(allTrials));
  const documented = [...scripts([guide])];
  expect(documented.length).toBeGreaterThan(3);
  expect(documented.filter((name) => !tried.has(name))).toEqual([]);
});

testCommands(trials, 120_000);

/** The npm commands of README.md, from its code blocks and the code in its tables. */
function readCommands(): string[] {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^ {4}(npm \S+)/gm)].map(([, command = '']) => command);
  const inline = [...readme.matchAll(/`(npm [^`]+)`/g)].map(([, command = '']) => command);
  return [...new Set([...blocks, ...inline])];
}

async function startShop(checkout: FreshCheckout): Promise<void> {
  const port = await findFreePort();
  const { child, output } = checkout.start(['start'], { PORT: String(port) });
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
