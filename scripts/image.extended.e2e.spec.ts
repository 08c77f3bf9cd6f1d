import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { TYPESCRIPT_HOOK } from '../dev/services/child';
import { findFreePort } from '../dev/services/ports';
import type { TestServices } from '../dev/services/test-services';
import { buildStaleTargets } from './lib/build';
import { readRootFile } from './lib/compose';

// Repeats the steps of the Dockerfile in a folder, with the packages that are installed here instead of `npm ci`.

const MAX_BYTES = 220_000_000;
const root = path.resolve(__dirname, '..');
const dockerfile = readRootFile('Dockerfile').replaceAll(/\\\n/g, '');

let folder: string;
let image: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-image-'));
  image = path.join(folder, 'shop');
  await buildStaleTargets();
  copyPackages();
  execFileSync('sh', ['-c', findStep(/^RUN (rm -rf node_modules.*)$/m)], { cwd: image });
  copyBuild();
}, 300_000);

afterAll(async () => {
  for (const child of children.toReversed()) await stop(child);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test('The image has no icon sources, no compilers and no types', () => {
  const packages = readdirSync(path.join(image, 'node_modules'));
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'react-dom', 'typeorm', 'pg']));
  const unwanted = /^(@tabler|@mui|react-admin|typescript|vite|rolldown|esbuild|jest|@types|oxlint|prettier)$/;
  expect(packages.filter((name) => unwanted.test(name))).toEqual([]);
  expect(readdirSync(path.join(image, 'node_modules/@nestjs'))).not.toContain('cli');
  const installed = findFiles(image).filter((file) => /\/node_modules\/(?!@shop\/)/.test(file));
  expect(installed.filter((file) => /\.(ts|map)$/.test(file))).toEqual([]);
});

test('The layers of the shop have at most 220 MB', () => {
  const bytes = findFiles(image).reduce((sum, file) => sum + statSync(file).blocks * 512, 0);
  expect(bytes).toBeGreaterThan(50_000_000);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});

test('The image copies the manifest of every workspace', () => {
  const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, workspace]) => workspace);
  const libs = readdirSync(path.join(root, 'libs'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const workspaces = ['api', 'storefront', 'admin', ...libs.map(({ name }) => `libs/${name}`)];
  expect(copied.toSorted()).toEqual(workspaces.toSorted());
});

test('The image has the programs that docs/operating.md runs in it', () => {
  const programs = [...readRootFile('docs/operating.md').matchAll(/node (api\/dist\/\S+\.js)/g)].map(
    ([, file = '']) => file,
  );
  expect(new Set(programs).size).toBeGreaterThanOrEqual(4);
  for (const program of programs) expect(statSync(path.join(image, program)).isFile()).toBe(true);
});

test('The shop starts from the image and serves API, storefront and back office, and is backed up', async () => {
  const services = await startServices();
  const database = new Client({ connectionString: services.databaseUrl });
  await database.connect();
  await database.query('create database image');
  await database.end();
  const port = await findFreePort();
  const env = {
    ...services.env,
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    MIGRATE: '1',
    SHUTDOWN_DELAY_MS: '0',
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: services.databaseUrl.replace(/\/postgres$/, '/image'),
  };
  const shop = fork(path.join(image, 'api/dist/src/main.js'), { cwd: image, silent: true, env });
  children.push(shop);
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (text: Buffer) => (output += String(text)));
  const [message] = (await Promise.race([once(shop, 'message'), once(shop, 'exit')])) as [unknown];
  if ((message as { type?: string } | null)?.type !== 'ready') throw new Error(output);

  const origin = `http://127.0.0.1:${port}`;
  const read = async (url: string) => (await fetch(origin + url)).text();
  expect(await read('/api/health/ready')).toContain('"status":"ok"');
  expect(await read('/')).toMatch(/<html[^>]* lang="en"/);
  expect(await read('/admin/')).toContain('<script type="module"');

  const backup = execFileSync(process.execPath, ['api/dist/src/backup.js', path.join(folder, 'backup')], {
    cwd: image,
    env,
  });
  expect(String(backup)).toMatch(/^[1-9]\d* rows of \d+ tables and \d+ objects are in /);
}, 120_000);

/** The packages that `npm ci --omit=dev` installs for the workspaces in the Dockerfile. */
function copyPackages(): void {
  const workspaces = [...findStep(/^RUN .*(npm ci --omit=dev .*)$/m).matchAll(/--workspace=\S+/g)].map(
    ([text]) => text,
  );
  const args = ['ls', '--all', '--omit=dev', '--parseable', ...workspaces];
  const listed = execFileSync('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 });
  for (const source of String(listed).split('\n')) {
    const relative = path.relative(root, source);
    if (!relative.includes('node_modules')) continue;
    linkFiles(source, path.join(image, relative));
  }
  linkWorkspaces();
}

/** Links the files of a package, which takes a tenth of the time of copying them. Nested packages are listed themselves. */
function linkFiles(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (!entry.isDirectory()) linkFile(from, to);
    else if (entry.name !== 'node_modules') linkFiles(from, to);
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Temporary files may be on another file system.
    copyFileSync(from, to);
  }
}

/** npm links the workspaces; the image has their manifests and their builds. */
function linkWorkspaces(): void {
  const workspaces = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json/gm)].map(([, workspace = '']) => workspace);
  const links = path.join(image, 'node_modules/@shop');
  rmSync(links, { recursive: true, force: true });
  mkdirSync(links);
  for (const workspace of workspaces) {
    cpSync(path.join(root, workspace, 'package.json'), path.join(image, workspace, 'package.json'));
    execFileSync('ln', ['-s', path.join(image, workspace), path.join(links, path.basename(workspace))]);
  }
}

function copyBuild(): void {
  const command = findStep(/^RUN node scripts\/run\.mjs build.*&& (cp -r --parents .*)$/m);
  execFileSync('sh', ['-c', command.replace(/\/built$/, image)], { cwd: root });
}

function findStep(pattern: RegExp): string {
  const [, step] = pattern.exec(dockerfile) ?? [];
  if (step === undefined) throw new Error(`the Dockerfile has no step ${pattern}`);
  return step;
}

function findFiles(start: string): string[] {
  const entries = readdirSync(start, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

async function startServices(): Promise<TestServices> {
  const server = fork(path.join(root, 'dev/services/test-services.ts'), {
    execArgv: ['--require', TYPESCRIPT_HOOK],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  children.push(server);
  const [message] = (await once(server, 'message')) as [TestServices];
  return message;
}

/** Both stop when this process disconnects from them. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.connected) return;
  const exited = once(child, 'exit');
  child.disconnect();
  await exited;
}
