import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { openShop, type Shop } from '../../../test/app';
import { readAuditViews } from '../../../test/audit-views';
import { waitForLockedStatement } from '../../../test/concurrency';
import { eventually } from '../../../test/eventually';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { AuditArchives, type AuditLogArchive, ObjectStore } from '../../common/public';
import { AuditArchiver } from './audit-archiver';

jest.setTimeout(60_000);

let testEnv: TestEnv;
let shop: Shop;
let admin: TestUser;
let customer: TestUser;
let archiver: AuditArchiver;
let objects: ObjectStore;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv);
  admin = await createUser(shop, 'admin');
  customer = await createUser(shop);
  archiver = shop.app.get(AuditArchiver, { strict: false });
  objects = shop.app.get(ObjectStore, { strict: false });
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

afterEach(() => jest.restoreAllMocks());

const query = <T = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  shop.database.reader.query<T[]>(sql, values);

/** Writes an entry by the customer. */
async function write(at: string, subject = 'account:1', memo = 'Zeldanne'): Promise<string> {
  const [kind, id] = subject.split(':');
  const [row] = await query<{ id: string }>(
    `insert into audit_log_entry (at, account_id, role, address, action, subject_kind, subject_id, before, after)
     values ($1, $2, 'customer', '192.0.2.7', 'notice-edited', $3, $4, null, $5) returning id`,
    [at, customer.accountId, kind, id, { memo, status: 'open' }],
  );
  return row?.id ?? '';
}

const countRows = async (month: string) =>
  (
    await query<{ count: number }>(
      `select count(*)::int as count from audit_log_entry where to_char(at at time zone 'UTC', 'YYYY-MM') = $1`,
      [month],
    )
  )[0]?.count;

async function archive(before: string): Promise<AuditLogArchive[]> {
  const archives: AuditLogArchive[] = [];
  for await (const each of archiver.archive(before)) archives.push(each);
  return archives;
}

const list = (filter: object, sort = '["at","DESC"]') =>
  shop.call('admin/audit-log', { filter: JSON.stringify(filter), sort, range: '[0,99]' }, admin);

const partitions = async () =>
  (
    await query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_log_entry'::regclass order by 1`,
    )
  ).map(({ name }) => name);

test('entries of months without a partition are stored, and the daily job gives them one', async () => {
  await write('2019-12-31T23:59:59.999Z');
  await write('2020-01-01T00:00:00Z');
  expect(await partitions()).not.toContain('audit_log_entry_2019_12');
  await archiver.addPartitions();
  await archiver.addPartitions();
  const months = await partitions();
  expect(months).toEqual(expect.arrayContaining(['audit_log_entry_2019_12', 'audit_log_entry_2020_01']));
  const inThreeMonths = new Date(Date.UTC(shop.clock.now().getUTCFullYear(), shop.clock.now().getUTCMonth() + 3, 1));
  expect(months).toContain(`audit_log_entry_${inThreeMonths.toISOString().slice(0, 7).replace('-', '_')}`);
  expect(await query('select from audit_log_entry_default')).toEqual([]);
  expect(await query('select from audit_log_entry_2019_12')).toHaveLength(1);
  await expect(query('truncate audit_log_entry_2019_12')).rejects.toThrow('append-only');
});

test('an archived month is in the object store, and everybody who could read its entries still can', async () => {
  const [notice = { id: '' }] = await query<{ id: string }>('insert into notice default values returning id');
  const ids = [await write('2021-03-05T10:00:00.123456Z'), await write('2021-03-31T23:00:00Z', `notice:${notice.id}`)];
  await write(shop.clock.now().toISOString(), `notice:${notice.id}`);
  const kept = await write('2021-04-01T00:00:00Z');
  const before = await list({ actor: customer.email, id: ids });
  expect(before).toHaveLength(2);
  const data = (await shop.call('Account/MyData', {}, customer)) as { log: unknown[] };
  const as = { bearer: admin.bearer, params: { id: notice.id } };
  const changes = await shop.call('admin/notice-changes', {}, as);
  expect(changes).toHaveLength(2);

  const archives = await archive('2021-04-01');
  const found = archives.find(({ month }) => month === '2021-03-01');
  expect(found).toMatchObject({ entries: 2, subjectKinds: ['account', 'notice'] });
  const bytes = Buffer.concat(await Readable.from(await objects.read(found?.objectKey ?? '')).toArray());
  expect(createHash('sha256').update(bytes).digest()).toEqual(found?.sha256);
  expect(gunzipSync(bytes).toString().trim().split('\n')).toHaveLength(2);
  expect(await countRows('2021-03')).toBe(0);
  expect(await partitions()).not.toContain('audit_log_entry_2021_03');

  expect(await list({ archive: '2021-03' })).toEqual(before);
  expect(await list({ archive: '2021-03' }, '["at","ASC"]')).toEqual(before.toReversed());
  expect(await list({ archive: '2021-03', subject: `notice:${notice.id}`, q: customer.email })).toEqual([before[0]]);
  expect(await list({ archive: '2021-03', staffId: customer.accountId })).toEqual(before);
  expect(await list({ archive: '2021-03', staffId: admin.accountId })).toEqual([]);
  expect(await list({ archive: '2021-03', action: 'x' })).toEqual([]);
  expect(await list({ archive: '2021-02' })).toEqual([]);
  expect(await shop.call('admin/audit-entry', {}, { bearer: admin.bearer, params: { id: ids[0] ?? '' } })).toEqual(
    before[1],
  );
  expect((await list({ id: [kept] })).map(({ id }) => id)).toEqual([kept]);
  const months = await shop.call('admin/audit-archives', {}, admin);
  const sha256 = [found?.sha256.toString('hex')];
  expect(months[0]).toMatchObject({ id: '2021-03', entries: 2, bytes: bytes.length, sha256 });
  expect(await list({ action: 'audit-log-archived', subject: 'audit-log-archive:2021-03' })).toMatchObject([
    { actor: null, after: { entries: 2 } },
  ]);
  expect(await shop.call('admin/notice-changes', {}, as)).toEqual(changes);
  expect(((await shop.call('Account/MyData', {}, customer)) as typeof data).log).toEqual(
    expect.arrayContaining(data.log),
  );
  expect(await readAuditViews(shop)).toEqual([]);
  expect(await archive('2021-04-01')).toEqual([]);
  expect(await archive('2021-05-01')).toMatchObject([{ month: '2021-04-01', entries: 1 }]);
});

test('only past months can be archived, and a filter that names no month is refused', async () => {
  const next = new Date(shop.clock.now().getTime() + 40 * 86_400_000).toISOString().slice(0, 7);
  await expect(archive(`${next}-01`)).rejects.toThrow('Only past months');
  for (const month of ['2021-13', '2021', '../x', '0000-01', { a: 1 }]) {
    const filter = JSON.stringify({ archive: month });
    expect(await shop.expectError('admin/audit-log', { filter }, admin)).toMatchObject({ code: 'validation_failed' });
  }
  const unknown = { bearer: admin.bearer, params: { id: '999999999' } };
  expect(await shop.expectError('admin/audit-entry', {}, unknown)).toMatchObject({ code: 'resource_not_found' });
});

test('an entry that is written while its month is copied is archived with it', async () => {
  await write('2022-01-02T00:00:00Z');
  await archiver.addPartitions();
  const store = objects.store.bind(objects);
  jest.spyOn(objects, 'store').mockImplementationOnce(async (...args) => {
    const stored = await store(...args);
    await write('2022-01-03T00:00:00Z');
    return stored;
  });
  expect(await archive('2022-02-01')).toMatchObject([{ month: '2022-01-01', entries: 2 }]);
  const late = await write('2022-01-04T00:00:00Z');
  expect(await archive('2022-02-01')).toMatchObject([{ entries: 1, firstId: Number(late) }]);
  expect((await list({ archive: '2022-01' })).map(({ at }) => at.slice(0, 10))).toEqual([
    '2022-01-04',
    '2022-01-03',
    '2022-01-02',
  ]);
});

test('archiving that is killed before its transaction ends loses nothing and is done by the next run', async () => {
  await write('2022-05-02T00:00:00Z');
  await archiver.addPartitions();
  await shop.database.transaction(async (tx) => {
    await tx.query('lock table audit_log_entry in access share mode');
    const archiving = archive('2022-06-01').then(
      () => 'archived',
      (error: unknown) => String(error),
    );
    await waitForLockedStatement(shop, 1);
    await tx.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'lock table audit_log_entry%' and wait_event_type = 'Lock'`);
    expect(await archiving).toMatch(/terminat/);
  });
  expect(await countRows('2022-05')).toBe(1);
  expect(await list({ archive: '2022-05' })).toEqual([]);
  expect(await archive('2022-06-01')).toMatchObject([{ month: '2022-05-01', entries: 1 }]);
});

test('of two archive commands at the same time each month is archived by one', async () => {
  await write('2022-07-02T00:00:00Z');
  await write('2022-08-02T00:00:00Z');
  const archived = (await Promise.all([archive('2022-09-01'), archive('2022-09-01')])).flat();
  expect(archived.map(({ month }) => month).sort()).toEqual(['2022-07-01', '2022-08-01']);
  expect(await list({ archive: '2022-08' })).toHaveLength(1);
});

test('archiving does not wait for those who use accounts', async () => {
  await write('2022-10-02T00:00:00Z');
  await archiver.addPartitions();
  await shop.database.transaction(async (tx) => {
    await tx.query('lock table account in row exclusive mode');
    expect(await archive('2022-11-01')).toMatchObject([{ month: '2022-10-01', entries: 1 }]);
  });
});

test('closing an account erases its personal data from archived months', async () => {
  const other = await write('2023-02-03T00:00:00Z', 'account:1', 'of someone else');
  const leaving = await createUser(shop);
  const own = await write('2023-02-04T00:00:00Z', `account:${leaving.accountId}`);
  await archive('2023-03-01');
  await shop.call('Account/CloseAccount', {}, leaving);
  await eventually(async () => {
    const [entry] = await list({ archive: '2023-02', id: [own] });
    expect(entry?.after).toEqual({ status: 'open' });
  });
  expect(await list({ archive: '2023-02', id: [other] })).toMatchObject([
    { address: '192.0.2.7', after: { memo: 'of someone else', status: 'open' } },
  ]);
  const archives = shop.app.get(AuditArchives, { strict: false });
  const [rewritten] = await archives.find(shop.database.reader, { month: '2023-02-01' });
  expect(rewritten).toMatchObject({ entries: 2, firstId: Number(other), lastId: Number(own) });
});

test('an archive is rewritten after the backup that names its object, and read by whoever found it before', async () => {
  const leaving = await createUser(shop);
  await write('2023-05-04T00:00:00Z', `account:${leaving.accountId}`);
  await archive('2023-06-01');
  const archives = shop.app.get(AuditArchives, { strict: false });
  const found = await archives.find(shop.database.reader, { month: '2023-05-01' });
  const readMemo = async () => {
    for await (const { after } of archives.read(found)) return after?.memo;
    return null;
  };
  await shop.database.transaction(async (tx) => {
    await tx.query('lock table audit_log_archive in share mode');
    await shop.call('Account/CloseAccount', {}, leaving);
    await waitForLockedStatement(shop, 1);
    expect(await readMemo()).toBe('Zeldanne');
  });
  await eventually(async () => expect(await readMemo()).toBeUndefined());
});

test('an export has all entries of the log or of an archived month, however many there are', async () => {
  await query(
    `insert into audit_log_entry (at, action, subject_kind, subject_id)
     select '2023-07-01', 'generated', 'account', n from generate_series(1, 11500) n`,
  );
  const rows = await query<{ id: string }>(`select id from audit_log_entry where action = 'generated' order by id`);
  const oldestFirst = rows.map(({ id }) => id);
  const download = async (filter: object, direction = 'DESC') => {
    const sort = `["id","${direction}"]`;
    const input = { format: 'csv', columns: '[["id"]]', filter: JSON.stringify(filter), sort } as const;
    return (await (await shop.send('admin/audit-log', input, admin)).text()).split('\r\n').slice(1, -1);
  };
  expect(await download({ action: 'generated' })).toEqual(oldestFirst.toReversed());
  expect(await download({ action: 'generated' }, 'ASC')).toEqual(oldestFirst);
  await archive('2023-08-01');
  expect(await download({ archive: '2023-07', action: 'generated' })).toEqual(oldestFirst);
  expect(await download({ archive: '2023-07', action: 'unknown' })).toEqual([]);
});
