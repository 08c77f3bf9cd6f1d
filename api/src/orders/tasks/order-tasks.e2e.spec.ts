import type { Input, StaffRoleName } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { runInParallel, sendRequest } from '../../../test/concurrency';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { blankItem, createFundedReseller, createPaidOrder } from '../../../test/orders';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';

const DAY_MS = 86_400_000;

let testEnv: TestEnv;
let shop: Shop;
let buyer: TestUser;
let orderId: string;
const staff = {} as Record<StaffRoleName, TestUser>;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  for (const role of ['customer_service', 'accounting', 'factory', 'isc_facility', 'admin'] as const)
    staff[role] = await createUser(shop, role);
  buyer = await createFundedReseller(shop, 10_000_000);
  orderId = await createPaidOrder(shop, buyer, [blankItem]);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const as = (user: TestUser, params: Record<string, string> = {}) => ({
  bearer: user.bearer,
  params: { orderId, ...params },
});
const addTask = (user: TestUser, input: Input<'admin/order-task-add'>) =>
  shop.call('admin/order-task-add', input, as(user));
const own = async (user: TestUser) => (await shop.call('admin/home', {}, user)).own;
const postNote = (user: TestUser, note: Partial<Input<'admin/order-events'>>) => ({
  call: 'admin/order-events' as const,
  input: { event: 'note_added', memo: 'Please look, @Factory', ...note },
  options: as(user),
});

test('a task stays on the assignee’s home page until someone marks it as done, which is logged once', async () => {
  const pastDay = new Date(shop.clock.now().getTime() - 2 * DAY_MS).toISOString().slice(0, 10);
  const { tasks } = await addTask(staff.customer_service, {
    ...{ text: 'Measure the pole pocket', assigneeId: staff.factory.accountId, due: pastDay },
  });
  const [task] = tasks;
  expect(task).toMatchObject({ text: 'Measure the pole pocket', due: pastDay, overdue: true, doneBy: null });
  expect((await own(staff.factory)).tasks).toMatchObject([{ id: task?.id, orderId, overdue: true }]);
  expect((await own(staff.customer_service)).tasks).toEqual([]);

  const taskId = task?.id ?? '';
  const answers = await runInParallel(4, (index) =>
    sendRequest(shop, 'admin/order-task-done', {}, as(index % 2 ? staff.factory : staff.admin, { taskId })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const entries: unknown[] = await shop.database.reader.query(
    `select from audit_log_entry where action = 'order-task-done'`,
  );
  expect(entries).toHaveLength(1);
  expect((await own(staff.factory)).tasks).toEqual([]);
  const { tasks: done } = await shop.call('admin/order-tasks', {}, as(staff.isc_facility));
  expect(done).toMatchObject([{ id: taskId, overdue: false, doneAt: expect.any(String) as string }]);
});

test('a task needs an active colleague, an order and a day that exists', async () => {
  const valid = { text: 'Call', assigneeId: staff.factory.accountId };
  const error = (input: object, options = as(staff.admin)) =>
    shop.expectError('admin/order-task-add', input as never, options);
  expect(await error({ ...valid, assigneeId: buyer.accountId })).toMatchObject({
    ...{ status: 422, errors: [{ field: 'assigneeId' }] },
  });
  expect(await error({ ...valid, due: '2026-02-31' })).toMatchObject({ status: 422, errors: [{ field: 'due' }] });
  expect(await error({ ...valid, text: ' ' })).toMatchObject({ status: 400, errors: [{ field: 'text' }] });
  expect(await error(valid, { bearer: staff.admin.bearer, params: { orderId: 'none' } })).toMatchObject({
    status: 404,
  });
  const finish = async (taskId: string) =>
    (await shop.expectError('admin/order-task-done', {}, as(staff.admin, { taskId }))).status;
  expect(await finish('no-uuid')).toBe(400);
  expect(await finish('7f1c0000-0000-4000-8000-000000000000')).toBe(404);
});

test('an internal note mentions colleagues until they have read it', async () => {
  const { call, input, options } = postNote(staff.customer_service, { mentions: [staff.factory.accountId] });
  await shop.call(call, input, options);
  expect((await own(staff.factory)).mentions).toMatchObject([{ orderId, text: 'Please look, @Factory' }]);
  expect(await shop.call('admin/order-tasks', {}, as(staff.factory))).toMatchObject({ isMentioned: true });
  expect(await shop.call('admin/order-tasks', {}, as(staff.admin))).toMatchObject({ isMentioned: false });
  await shop.call('admin/order-mentions-read', {}, as(staff.factory));
  expect((await own(staff.factory)).mentions).toEqual([]);

  const rejected = [
    postNote(staff.admin, { mentions: [buyer.accountId] }),
    postNote(staff.admin, { mentions: [staff.factory.accountId], visibility: 'customer' }),
    postNote(staff.admin, { mentions: [staff.factory.accountId], event: 'in_production' }),
  ];
  for (const { call: name, input: body, options: sent } of rejected) {
    expect(await shop.expectError(name, body, sent)).toMatchObject({ status: 422, errors: [{ field: 'mentions' }] });
  }
  const seen = JSON.stringify(await shop.call('Account/ViewOrder', { orderId }, buyer));
  expect(seen).not.toContain('Please look');
  expect(seen).not.toContain('Measure the pole pocket');
});

test('a former colleague is no longer offered for work, but lists can be filtered by one', async () => {
  const former = await createUser(shop, 'accounting');
  const namesOf = async (filter: object) =>
    (await shop.call('admin/colleagues', { filter: JSON.stringify(filter) }, staff.factory)).filter(
      ({ id }) => id === former.accountId,
    );
  expect(await namesOf({})).toMatchObject([{ former: false }]);
  const change = { params: { id: former.accountId }, bearer: staff.admin.bearer };
  await shop.call('admin/staff-change', { disabled: true }, change);
  expect(await namesOf({})).toEqual([]);
  expect(await namesOf({ former: true })).toMatchObject([{ former: true }]);
});
