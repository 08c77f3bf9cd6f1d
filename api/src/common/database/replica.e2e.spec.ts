import { DataSource } from 'typeorm';
import { openShop, type Shop } from '../../../test/app';
import { DatabaseProxy } from '../../../test/database-proxy';
import { eventually } from '../../../test/eventually';
import { ReplicatedDatabase } from '../../../test/replicated-database';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { readConfig } from '../config/config';
import { ApiError } from '../http/api-error';
import { Database } from './database';
import { migrate } from './migrations';
import { Replica } from './replica';

let testEnv: TestEnv;
let servers: ReplicatedDatabase;
/** Gets the changes. */
let writer: Shop;
/** Another process of the same shop, which gets the reads. */
let shop: Shop;
let service: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  servers = await ReplicatedDatabase.start();
  await migrate(servers.url);
  const urls = { DATABASE_URL: servers.url, DATABASE_REPLICA_URL: servers.replicaUrl };
  [writer, shop] = [
    await openShop(testEnv, { ...urls, WORKER: '0' }),
    await openShop(testEnv, { ...urls, WORKER: '0' }),
  ];
  service = await createUser(shop, 'customer_service');
}, 120_000);

afterAll(async () => {
  await shop?.close();
  await writer?.close();
  await servers?.close();
  await testEnv?.close();
});

/** A database whose replica no read has found behind or gone. */
const freshDatabase = (replicaUrl = servers.replicaUrl): { database: Database; replica: Replica } => {
  const env = { ...testEnv.env, DATABASE_URL: servers.url, DATABASE_REPLICA_URL: replicaUrl };
  const replica = new Replica(readConfig(env));
  return { database: new Database(shop.app.get(DataSource), replica), replica };
};

/** Whether the replica answered. */
const isOnReplica = (database: Database): Promise<boolean> =>
  database.readFromReplica(async (reader) => {
    const [row]: { application: string }[] = await reader.query(
      `select current_setting('application_name') as application`,
    );
    return row?.application === 'shop-replica';
  });

let added = 0;
const addCarrier = async (): Promise<string> => {
  const code = `carrier-${++added}`;
  const fields = {
    name: code,
    numberFormats: ['@@#########NZ'],
    trackingUrl: `https://${code}.test/{number}`,
    active: true,
  };
  await writer.call('admin/carrier-create', { code, ...fields }, service);
  return code;
};
const listCarriers = async (): Promise<string[]> =>
  (await shop.call('admin/carriers', { range: '[0,99]' }, service)).map(({ code }) => code);
/** Adds a carrier again and again, and expects it in the list at once. */
const expectOwnWrites = async () => {
  for (let turn = 0; turn < 5; turn++) {
    const code = await addCarrier();
    expect(await listCarriers()).toContain(code);
  }
};

test('a list is read from the replica and shows what its reader has just saved', async () => {
  // It still applies the migrations.
  await eventually(async () => expect(await isOnReplica(shop.database)).toBe(true));
  await expectOwnWrites();
});

test('the catalogue is loaded from the replica as it was at one moment', async () => {
  const read = () =>
    shop.database.readFromReplica((reader) =>
      reader.transaction('REPEATABLE READ', (tx) =>
        tx.query<object[]>(
          `select current_setting('transaction_isolation') as level, current_setting('application_name') as application`,
        ),
      ),
    );
  await eventually(async () =>
    expect(await read()).toEqual([{ level: 'repeatable read', application: 'shop-replica' }]),
  );
});

test('an error of a read on the replica is its answer', async () => {
  const reads: boolean[] = [];
  const read = shop.database.readFromReplica(async () => {
    reads.push(true);
    throw new ApiError('resource_not_found');
  });
  await expect(read).rejects.toThrow(ApiError);
  expect(reads).toEqual([true]);
});

test('a list is read from the primary while the replica is behind, and from the replica afterwards', async () => {
  await servers.pauseReplica();
  await expectOwnWrites();
  expect(await isOnReplica(shop.database)).toBe(false);
  await servers.resumeReplica();
  await eventually(async () => expect(await isOnReplica(shop.database)).toBe(true));
});

test('a replica whose machine is gone, so that its connections stay open, delays a read by a second', async () => {
  const proxy = await DatabaseProxy.start(servers.replicaUrl);
  const { database, replica } = freshDatabase(proxy.url);
  await eventually(async () => expect(await isOnReplica(database)).toBe(true));
  proxy.block();
  expect(await isOnReplica(database)).toBe(false);
  proxy.release();
  await replica.onApplicationShutdown();
  proxy.close();
}, 20_000);

test('a replica that is gone, back, or promoted causes no error', async () => {
  await servers.stopReplica();
  await expectOwnWrites();
  const gone = freshDatabase();
  expect(await isOnReplica(gone.database)).toBe(false);
  await servers.startReplica();
  const back = freshDatabase();
  await eventually(async () => expect(await isOnReplica(back.database)).toBe(true));
  await servers.promoteReplica();
  await expectOwnWrites();
  expect(await isOnReplica(back.database)).toBe(false);
  await Promise.all([gone, back].map(({ replica }) => replica.onApplicationShutdown()));
});
