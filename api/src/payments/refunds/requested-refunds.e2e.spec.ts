import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { type TestDatabase, testDatabase } from '../../../test/test-env';
import { migrate, projectPath } from '../../common/public';

const MIGRATION = '0018-requested-refunds.sql';

jest.setTimeout(60_000);

let database: TestDatabase;
let client: Client;
let folder: string;

beforeAll(async () => {
  database = await testDatabase('template1');
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  client = new Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

function copyMigrations(isWanted: (name: string) => boolean): void {
  const source = projectPath('migrations');
  for (const name of readdirSync(source).filter(isWanted))
    copyFileSync(path.join(source, name), path.join(folder, name));
}

async function insertRefund(dedupeKey: string, state?: string): Promise<void> {
  const at = new Date('2026-11-23T08:00:00Z');
  await client.query(
    `insert into paypal_refund (dedupe_key, currency, amount, requested_at, completed_at${state ? ', state' : ''})
     values ($1, 'USD', 100, $2, $3${state ? ', $4' : ''})`,
    [dedupeKey, at, state === 'done' ? at : null, ...(state ? [state] : [])],
  );
}

async function readStates(): Promise<Record<string, string>> {
  const { rows } = await client.query<{ dedupe_key: string; state: string }>(
    'select dedupe_key, state from paypal_refund order by dedupe_key',
  );
  return Object.fromEntries(rows.map(({ dedupe_key, state }) => [dedupe_key, state]));
}

test('an update of the shop turns refunds that were asked for into requested ones and leaves the others as they are', async () => {
  copyMigrations((name) => name < MIGRATION);
  await migrate(database.url, folder);
  await insertRefund('without a response');
  for (const state of ['pending', 'done', 'failed']) await insertRefund(state, state);
  expect(await readStates()).toMatchObject({ 'without a response': 'asked' });

  copyMigrations((name) => name === MIGRATION);
  expect(await migrate(database.url, folder)).toEqual([MIGRATION]);
  const kept = { done: 'done', failed: 'failed', pending: 'pending' };
  expect(await readStates()).toEqual({ ...kept, 'without a response': 'requested' });

  await insertRefund('new');
  expect(await readStates()).toMatchObject({ new: 'requested' });
  await expect(insertRefund('old word', 'asked')).rejects.toThrow('paypal_refund_state_check');
});
