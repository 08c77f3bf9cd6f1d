import { setTimeout } from 'node:timers/promises';
import { MailQueue } from '../../src/common/public';
import type { CommitPhase } from '../database-proxy';
import { type RestartableShop, openRestartableShop } from '../restartable-shop';

const MARK_AS_SENT = /^with unsent as [^]*update mail set sent_at/;

let servers: RestartableShop;

beforeAll(async () => {
  servers = await openRestartableShop();
}, 180_000);

afterAll(() => servers?.close());

const messageIds = () => servers.smtp.received.map(({ messageId }) => messageId);

async function killWhileSending(phase: CommitPhase): Promise<void> {
  // The server may send the email before this process hears that it has started.
  const isHeld = servers.databaseProxy.holdCommits(phase, 1, MARK_AS_SENT);
  const server = await servers.start();
  await isHeld;
  await server.kill();
  servers.databaseProxy.disconnect();
}

async function waitForJobs(): Promise<void> {
  for (;;) {
    const jobs: unknown[] = await servers.shop.database.reader.query('select from graphile_worker.jobs');
    if (jobs.length === 0) return;
    await setTimeout(100);
  }
}

test('an email is sent again after a kill only if the first sending was not recorded', async () => {
  const mail = {
    dedupeKey: 'any',
    to: 'customer@example.test',
    template: 'welcome',
    language: 'en',
    data: { link: 'x' },
  };
  await servers.shop.database.transaction((tx) => servers.shop.app.get(MailQueue, { strict: false }).queue(tx, mail));
  await killWhileSending('before');
  const [messageId] = messageIds();
  expect(messageIds()).toEqual([messageId]);
  await killWhileSending('after');
  expect(messageIds()).toEqual([messageId, messageId]);
  await servers.start();
  await waitForJobs();
  expect(messageIds()).toEqual([messageId, messageId]);
}, 180_000);
