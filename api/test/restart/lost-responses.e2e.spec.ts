import { randomUUID } from 'node:crypto';
import type { CallName } from '@shop/contract';
import { type RequestOptions, createApiCalls } from '../app';
import { type TestResponse, sendRequest } from '../concurrency';
import { readAuditViews } from '../audit-views';
import type { CommitPhase } from '../database-proxy';
import { waitForSentMails, type RestartableShop, openRestartableShop } from '../restartable-shop';
import { prepaidTerms, fillCart, createFundedReseller, createOrder, placeOrder } from '../orders';
import { type TestUser, createUser } from '../users';
import type { ServerProcess } from '../server-process';

const DEPOSIT = 100_000_000;
/** The first statement of every command with an idempotency key. */
const INSERT_KEY = /^insert into idempotency_key/;

interface Command {
  name: CallName;
  input: unknown;
  as: RequestOptions & { headers: { 'idempotency-key': string } };
  /** The owner of the order or account that it changes. */
  owner: TestUser;
}

let servers: RestartableShop;
let accounting: TestUser;

beforeAll(async () => {
  servers = await openRestartableShop();
  accounting = await createUser(servers.shop, 'accounting');
}, 60_000);

afterAll(() => servers?.close());

/** Each creates a customer for whom the command is allowed. */
const commands = {
  'placing an order': async () => {
    const owner = await createFundedReseller(servers.shop, DEPOSIT);
    return command('Cart/PlaceOrder', await fillCart(servers.shop, owner, prepaidTerms), owner);
  },
  'confirming the recipient': async () => {
    const owner = await createFundedReseller(servers.shop, DEPOSIT);
    const { orderId } = await placeOrder(servers.shop, owner, prepaidTerms);
    return command('Cart/CompleteOrder', { orderId }, owner);
  },
  'paying from the prepaid account': async () => {
    const owner = await createFundedReseller(servers.shop, DEPOSIT);
    return command(
      'Cart/Checkout',
      { orderId: await createOrder(servers.shop, owner, prepaidTerms), payNow: true },
      owner,
    );
  },
  'a deposit': async () => {
    const owner = await createFundedReseller(servers.shop, DEPOSIT);
    const deposit = { accountEmail: owner.email, type: 'deposit', amount: 7_000, memo: 'cash' };
    return command('admin/prepaid-deposit', deposit, owner, accounting);
  },
  'a payment recorded by hand': async () => {
    const owner = await createFundedReseller(servers.shop, DEPOSIT);
    const orderId = await createOrder(servers.shop, owner, prepaidTerms);
    const { amount } = await servers.shop.call('Account/ViewOrder', { orderId }, owner);
    const paid = { event: 'order_paid', ...amount, memo: 'bank transfer' };
    return command('admin/order-events', paid, owner, accounting, { orderId });
  },
} satisfies Record<string, () => Promise<Command>>;

type Name = keyof typeof commands;
const names = Object.keys(commands) as Name[];

function command(
  name: CallName,
  input: unknown,
  owner: TestUser,
  user = owner,
  params: Record<string, string> = {},
): Command {
  return { name, input, owner, as: { bearer: user.bearer, params, headers: { 'idempotency-key': randomUUID() } } };
}

const prepareCommands = async () =>
  new Map(await Promise.all(names.map(async (name): Promise<[Name, Command]> => [name, await commands[name]()])));

/** The stored effects on a customer's data, without ids and times. */
async function readEffects({ accountId, email }: TestUser): Promise<unknown> {
  const [effects]: unknown[] = await servers.shop.database.reader.query(
    `select
       (select json_agg(json_build_array(o.state, o.total, p.paid, p.refunded,
          (select json_agg(e.event order by e.seq) from order_event e where e.order_id = o.id)))
        from customer_order o left join order_payment p on p.order_id = o.id where o.account_id = $1) as orders,
       (select count(*)::int from cart_item where account_id = $1) as cart,
       (select json_agg(json_build_array(fen, balance_after) order by seq) from prepaid_transaction where account_id = $1) as movements,
       (select json_agg(template order by template) from mail
         where recipient = $2 and template not in ('welcome', 'newsletter_confirm')) as mails`,
    [accountId, email],
  );
  return effects;
}

async function readStoredResponses(commands: Iterable<Command>): Promise<unknown[]> {
  const keys = [...commands].map(({ as }) => as.headers['idempotency-key']);
  const rows = await servers.shop.database.reader.query<{ key: string; answer: unknown }[]>(
    'select key, answer from idempotency_key where key = any($1)',
    [keys],
  );
  return keys.flatMap((key) => rows.filter((row) => row.key === key).map((row) => row.answer));
}

describe.each<{ phase: CommitPhase; when: string }>([
  { phase: 'before', when: 'before its commit' },
  { phase: 'after', when: 'between its commit and its response' },
])('a server that is killed $when', ({ phase }) => {
  let server: ServerProcess;
  let undisturbed: Map<Name, Command>;
  let killed: Map<Name, Command>;
  let stored: unknown[];
  let responses: Map<Name, TestResponse>;

  const sendCommand = ({ name, input, as }: Command) => sendRequest(createApiCalls(server.origin), name, input, as);

  beforeAll(async () => {
    undisturbed = await prepareCommands();
    killed = await prepareCommands();
    for (const { name, input, as } of undisturbed.values()) await servers.shop.send(name, input, as);
    server = await servers.start({ WORKER: '0' });
    const areHeld = servers.databaseProxy.holdCommits(phase, killed.size, INSERT_KEY);
    const attempts = Promise.allSettled([...killed.values()].map(sendCommand));
    await areHeld;
    await server.kill();
    expect((await attempts).map(({ status }) => status)).toEqual(names.map(() => 'rejected'));
    stored = await readStoredResponses(killed.values());
    servers.databaseProxy.disconnect();
    server = await servers.start();
    responses = new Map(
      await Promise.all(
        [...killed].map(async ([name, one]): Promise<[Name, TestResponse]> => [name, await sendCommand(one)]),
      ),
    );
  }, 180_000);

  afterAll(() => server?.kill());

  const get = <T>(map: Map<Name, T>, name: Name): T => {
    const found = map.get(name);
    if (found === undefined) throw new Error(`no command ${name}`);
    return found;
  };

  test('had committed either all of the commands or none', () => {
    expect(stored).toHaveLength(phase === 'before' ? 0 : names.length);
  });

  test.each(names)('%s can be repeated, and has the same effects as without the kill', async (name) => {
    const again = get(killed, name);
    expect(get(responses, name)).toMatchObject({ status: 200 });
    expect(await sendCommand(again)).toEqual(get(responses, name));
    expect(await readEffects(again.owner)).toEqual(await readEffects(get(undisturbed, name).owner));
  });

  test('repeats the response that was committed', async () => {
    const expected = [...responses.values()].map(({ body }) => (body as { data?: unknown }).data ?? body);
    expect(await readStoredResponses(killed.values())).toEqual(expected);
    if (phase === 'after') expect(stored).toEqual(expected);
  });

  test('sends each email once', async () => {
    await waitForSentMails(servers);
    const mails = await servers.shop.database.reader.query<{ to: string; messageId: string }[]>(
      'select recipient as "to", message_id as "messageId" from mail',
    );
    expect(sortMails(servers.smtp.received)).toEqual(sortMails(mails));
  });

  test('leaves the audit views empty', async () => {
    expect(await readAuditViews(servers.shop)).toEqual([]);
  });
});

function sortMails(mails: readonly { to: string; messageId: string }[]): string[] {
  return mails.map(({ to, messageId }) => `${to} ${messageId}`).toSorted();
}
