import { Mails } from '../../src/kernel/public';
import type { Side } from '../database-door';
import { type KillableShop, openKillableShop } from '../killable-shop';

const WRITTEN_DOWN = /^update mail set sent_at/;

let shop: KillableShop;

beforeAll(async () => {
  shop = await openKillableShop();
}, 60_000);

afterAll(() => shop?.close());

const letters = () => shop.letterBox.letters.map(({ messageId }) => messageId);

async function killedWhileSending(side: Side): Promise<void> {
  const server = await shop.start();
  await shop.door.catchCommits(side, 1, WRITTEN_DOWN);
  await server.kill();
  shop.door.cut();
}

async function whenNothingWaits(): Promise<void> {
  for (;;) {
    const jobs: unknown[] = await shop.still.database.reader.query('select from graphile_worker.jobs');
    if (jobs.length === 0) return;
  }
}

test('a mail handed over is sent once more where that was not written down, and never again where it was', async () => {
  const mail = { occasion: 'any', to: 'somebody@people.test', template: 'welcome', language: 'en', data: { link: 'x' } };
  await shop.still.database.transaction((tx) => shop.still.app.get(Mails, { strict: false }).queue(tx, mail));
  await killedWhileSending('asked');
  const [messageId] = letters();
  expect(letters()).toEqual([messageId]);
  await killedWhileSending('done');
  expect(letters()).toEqual([messageId, messageId]);
  await shop.start();
  await whenNothingWaits();
  expect(letters()).toEqual([messageId, messageId]);
}, 60_000);
