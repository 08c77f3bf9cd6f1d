import { randomUUID } from 'node:crypto';
import type { CallName } from '@shop/contract';
import { type As, callsTo } from '../app';
import { type Answer, answer } from '../at-once';
import { audits } from '../audits';
import type { Side } from '../database-door';
import { allSent, type KillableShop, openKillableShop } from '../killable-shop';
import { byPrepaid, fillCart, fundedReseller, order, place } from '../ordering';
import { type Person, somebody } from '../people';
import type { ServerProcess } from '../server-process';

const DEPOSIT = 100_000_000;
/** Every command that presents a key begins with this. */
const UNDER_A_KEY = /^insert into idempotent_answer/;

interface Command {
  name: CallName;
  input: unknown;
  as: As & { headers: { 'idempotency-key': string } };
  /** Whose order or account it changes. */
  of: Person;
}

let shop: KillableShop;
let accounting: Person;

beforeAll(async () => {
  shop = await openKillableShop();
  accounting = await somebody(shop.still, 'accounting');
}, 60_000);

afterAll(() => shop?.close());

/** Each leads a new customer to where the command may be given. */
const commands = {
  'placing an order': async () => {
    const of = await fundedReseller(shop.still, DEPOSIT);
    return command('Cart/PlaceOrder', await fillCart(shop.still, of, byPrepaid), of);
  },
  'confirming the recipient': async () => {
    const of = await fundedReseller(shop.still, DEPOSIT);
    const { orderId } = await place(shop.still, of, byPrepaid);
    return command('Cart/CompleteOrder', { orderId }, of);
  },
  'paying from the prepaid account': async () => {
    const of = await fundedReseller(shop.still, DEPOSIT);
    return command('Cart/Checkout', { orderId: await order(shop.still, of, byPrepaid), payNow: true }, of);
  },
  'a deposit': async () => {
    const of = await fundedReseller(shop.still, DEPOSIT);
    const deposit = { accountEmail: of.email, type: 'deposit', amount: 7_000, memo: 'cash' };
    return command('admin/prepaid-deposit', deposit, of, accounting);
  },
  'a payment recorded by hand': async () => {
    const of = await fundedReseller(shop.still, DEPOSIT);
    const orderId = await order(shop.still, of, byPrepaid);
    const { amount } = await shop.still.call('Account/ViewOrder', { orderId }, of);
    const paid = { event: 'order_paid', ...amount, memo: 'bank transfer' };
    return command('admin/order-events', paid, of, accounting, { orderId });
  },
} satisfies Record<string, () => Promise<Command>>;

type Name = keyof typeof commands;
const names = Object.keys(commands) as Name[];

function command(name: CallName, input: unknown, of: Person, by = of, params: Record<string, string> = {}): Command {
  return { name, input, of, as: { bearer: by.bearer, params, headers: { 'idempotency-key': randomUUID() } } };
}

const prepared = async () =>
  new Map(await Promise.all(names.map(async (name): Promise<[Name, Command]> => [name, await commands[name]()])));

/** What the shop knows of a customer by now, but for ids and times, and for what registering brought. */
async function footprint({ accountId, email }: Person): Promise<unknown> {
  const [found]: unknown[] = await shop.still.database.reader.query(
    `select
       (select json_agg(json_build_array(o.state, o.total, p.paid, p.refunded,
          (select json_agg(e.event order by e.seq) from order_event e where e.order_id = o.id)))
        from customer_order o left join order_payment p on p.order_id = o.id where o.account_id = $1) as orders,
       (select count(*)::int from cart_item where account_id = $1) as cart,
       (select json_agg(json_build_array(fen, balance_after) order by seq) from prepaid_movement where account_id = $1) as movements,
       (select json_agg(template order by template) from mail
         where recipient = $2 and template not in ('welcome', 'newsletter_confirm')) as mails`,
    [accountId, email],
  );
  return found;
}

async function keptAnswers(given: Iterable<Command>): Promise<unknown[]> {
  const keys = [...given].map(({ as }) => as.headers['idempotency-key']);
  const rows = await shop.still.database.reader.query<{ key: string; answer: unknown }[]>(
    'select key, answer from idempotent_answer where key = any($1)',
    [keys],
  );
  return keys.flatMap((key) => rows.filter((row) => row.key === key).map((row) => row.answer));
}

describe.each<{ side: Side; when: string }>([
  { side: 'asked', when: 'before its commit' },
  { side: 'done', when: 'between its commit and its answer' },
])('killed $when,', ({ side }) => {
  let server: ServerProcess;
  let undisturbed: Map<Name, Command>;
  let killed: Map<Name, Command>;
  let kept: unknown[];
  let answers: Map<Name, Answer>;

  const give = ({ name, input, as }: Command) => answer(callsTo(server.origin), name, input, as);

  beforeAll(async () => {
    undisturbed = await prepared();
    killed = await prepared();
    for (const { name, input, as } of undisturbed.values()) await shop.still.send(name, input, as);
    server = await shop.start({ WORKER: '0' });
    const caught = shop.door.catchCommits(side, killed.size, UNDER_A_KEY);
    const given = Promise.allSettled([...killed.values()].map(give));
    await caught;
    await server.kill();
    expect((await given).map(({ status }) => status)).toEqual(names.map(() => 'rejected'));
    kept = await keptAnswers(killed.values());
    shop.door.cut();
    server = await shop.start();
    answers = new Map(
      await Promise.all([...killed].map(async ([name, one]): Promise<[Name, Answer]> => [name, await give(one)])),
    );
  }, 60_000);

  afterAll(() => server?.kill());

  const of = <T>(map: Map<Name, T>, name: Name): T => {
    const found = map.get(name);
    if (found === undefined) throw new Error(`nothing of ${name}`);
    return found;
  };

  test('the process was where it was to be', () => {
    expect(kept).toHaveLength(side === 'asked' ? 0 : names.length);
  });

  test.each(names)('%s is answered when it is repeated, and leaves what it leaves undisturbed', async (name) => {
    const again = of(killed, name);
    expect(of(answers, name)).toMatchObject({ status: 200 });
    expect(await give(again)).toEqual(of(answers, name));
    expect(await footprint(again.of)).toEqual(await footprint(of(undisturbed, name).of));
  });

  test('what was answered is what was committed', async () => {
    const told = [...answers.values()].map(({ body }) => (body as { data?: unknown }).data ?? body);
    expect(await keptAnswers(killed.values())).toEqual(told);
    if (side === 'done') expect(kept).toEqual(told);
  });

  test('each mail leaves once', async () => {
    await allSent(shop);
    const mails = await shop.still.database.reader.query<{ to: string; messageId: string }[]>(
      'select recipient as "to", message_id as "messageId" from mail',
    );
    expect(inOrder(shop.letterBox.letters)).toEqual(inOrder(mails));
  });

  test('the audits find nothing', async () => {
    expect(await audits(shop.still)).toEqual([]);
  });
});

function inOrder(letters: readonly { to: string; messageId: string }[]): string[] {
  return letters.map(({ to, messageId }) => `${to} ${messageId}`).toSorted();
}
