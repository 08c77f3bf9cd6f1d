import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestEnv, type TestEnv } from './test-env';

const root = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'shop-start-'));

let testEnv: TestEnv;

beforeAll(async () => {
  testEnv = await openTestEnv();
}, 60_000);

afterAll(async () => {
  await testEnv?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program that is expected to fail, and resolves with what it prints. */
function run(args: string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        SKIP_INSTALL: '1',
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
        ...env,
      },
    };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (error?.code === 1) resolve(stderr.trim());
      else reject(new Error(`code ${String(error?.code)}: ${stdout}${stderr}`));
    });
  });
}

const startApi = (env: Record<string, string>) =>
  run(['--require', './scripts/typescript.cjs', 'api/src/main.ts'], { ...testEnv.env, ...env });

test('says that nothing listens at the address of the database', async () => {
  const output = await startApi({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:9/shop', MIGRATE: '1' });
  expect(output).toBe(
    'The database at 127.0.0.1:9 does not answer (ECONNREFUSED). Start PostgreSQL, or correct DATABASE_URL.',
  );
}, 60_000);

test("says that the database's password is wrong", async () => {
  const url = new URL(testEnv.env.DATABASE_URL ?? '');
  url.password = 'wrong';
  const output = await startApi({ DATABASE_URL: url.href });
  expect(output).toBe('The database rejected the user or the password. Correct DATABASE_URL.');
}, 60_000);

test('says that the database does not exist', async () => {
  const url = new URL(testEnv.env.DATABASE_URL ?? '');
  url.pathname = '/no_such_database';
  const output = await startApi({ DATABASE_URL: url.href, MIGRATE: '1' });
  expect(output).toBe('The server has no such database. Create it, or correct DATABASE_URL.');
}, 60_000);

test('says that the port is in use', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const output = await startApi({ PORT: String(port), HOST: '127.0.0.1', WORKER: '0' });
    expect(output).toBe(
      `Port ${port} is in use. Stop the other program, or choose another port with PORT or METRICS_PORT.`,
    );
  } finally {
    server.close();
  }
}, 60_000);

test('npm start says that the data folder cannot be written', async () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const output = await run(['scripts/run.mjs', 'start'], { DATA_DIR: path.join(file, 'data') });
  expect(output).toBe(
    `${path.join(file, 'data')} cannot be written. A part of the path is a file. Choose another folder with DATA_DIR.`,
  );
}, 60_000);

test('npm start says that Node.js is too old', async () => {
  const oldNode = path.join(folder, 'old-node.cjs');
  writeFileSync(oldNode, `Object.defineProperty(process.versions, 'node', { value: '18.20.4' });`);
  const output = await run(['--require', oldNode, 'scripts/run.mjs', 'start'], {});
  expect(output).toMatch(/^Node\.js 18\.20\.4 is too old\. Install Node\.js 20\.19 or newer/);
});
