import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { callsTo } from '../app';
import { answer } from '../at-once';
import { type KillableShop, openKillableShop } from '../killable-shop';
import { somebody } from '../people';

let shop: KillableShop;

beforeAll(async () => {
  shop = await openKillableShop();
}, 60_000);

afterAll(() => shop?.close());

async function noLongerListens(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  for (let refused = false; !refused; ) {
    const socket = connect(Number(port), hostname);
    refused = await once(socket, 'connect').then(
      () => false,
      () => true,
    );
    socket.destroy();
  }
}

test('asked to stop twice, it still finishes what runs', async () => {
  const [reseller, accounting] = [await somebody(shop.still, 'reseller'), await somebody(shop.still, 'accounting')];
  const server = await shop.start();
  const caught = shop.door.catchCommits('asked', 1, /^insert into idempotent_answer/);
  const given = answer(
    callsTo(server.origin),
    'admin/prepaid-deposit',
    { accountEmail: reseller.email, type: 'deposit', amount: 7_000, memo: 'cash' },
    { bearer: accounting.bearer, headers: { 'idempotency-key': randomUUID() } },
  );
  await caught;
  server.askToStop();
  await noLongerListens(server.origin);
  server.askToStop();
  shop.door.open();
  expect(await given).toMatchObject({ status: 200 });
  expect(await server.ended()).toBe(0);
});

test('a log that no screen shows holds no colour codes', async () => {
  const server = await shop.start();
  for (let cut: unknown[] = []; cut.length === 0; ) {
    cut = await shop.still.database.reader.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'shop-outbox-alive'`,
    );
  }
  await server.logged('sign of life lost');
  expect(server.log).not.toContain('\u001B');
});
