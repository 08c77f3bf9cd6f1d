import { openShop, type Shop } from '../../test/app';
import { SentMails } from '../../test/sent-mails';
import { PASSWORD } from '../../test/users';
import { openTestEnv, type TestEnv } from '../../test/test-env';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CONFIRM = 'Please confirm your newsletter subscription';
const CONFIRMED = 'You are subscribed to our newsletter';

let testEnv: TestEnv;
let shop: Shop;
let mails: SentMails;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { TRUSTED_PROXIES: '127.0.0.1', LANGUAGE_HOSTS: 'ja=https://shop.example.jp' });
  mails = new SentMails(shop, testEnv);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

let clients = 0;
/** Each request comes from another client, unless one is given. */
function add(Email: string, { host = 'shop.test', client = `203.0.113.${++clients}`, language = 'en' } = {}) {
  const as = { language, headers: { 'x-forwarded-for': client } };
  return shop.send('Subscription/AddSubscription', { Email, BaseSite: host }, as);
}

/** Confirms with the link of the `count`th email to an address; returns its token. */
async function tokenFor(email: string, count = 1): Promise<string> {
  return tokenIn((await mails.find(email, CONFIRM, count)).at(-1)?.text);
}

function tokenIn(text: string | undefined): string {
  return /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
}

const confirm = (token: string) => shop.send('Subscription/ConfirmSubscription', { token });
const unsubscribe = (token: string) => shop.send('Subscription/Unsubscribe', { token });

async function stateOf(email: string): Promise<string | undefined> {
  const [row]: { state: string }[] = await shop.database.reader.query(
    'select state from subscription where lower(email) = lower($1)',
    [email],
  );
  return row?.state;
}

async function subscriber(email: string): Promise<{ confirmToken: string; unsubscribeToken: string }> {
  expect((await add(email)).status).toBe(200);
  const confirmToken = await tokenFor(email);
  expect((await confirm(confirmToken)).status).toBe(200);
  return { confirmToken, unsubscribeToken: tokenIn((await mails.find(email, CONFIRMED))[0]?.text) };
}

describe('a newsletter subscription', () => {
  test('starts when it is confirmed; confirming again changes nothing and says so', async () => {
    const answer = await add('reader@people.test');
    // S7.14, S7.15
    expect(await answer.json()).toEqual({ data: {} });
    const token = await tokenFor('reader@people.test');
    // S4.54
    expect(await stateOf('reader@people.test')).toBe('pending');
    // S7.39
    const first = await confirm(token);
    expect([first.status, await first.json()]).toEqual([200, { data: { alreadyConfirmed: false } }]);
    // S1.22
    expect(await stateOf('reader@people.test')).toBe('confirmed');
    const second = await confirm(token);
    expect([second.status, await second.json()]).toEqual([200, { data: { alreadyConfirmed: true } }]);
    await mails.find('reader@people.test', CONFIRMED, 1);
  });

  test('ends through the link in its emails; using the link again changes nothing', async () => {
    const { confirmToken, unsubscribeToken } = await subscriber('leaver@people.test');
    // S7.40
    expect((await unsubscribe(unsubscribeToken)).status).toBe(200);
    expect(await stateOf('leaver@people.test')).toBe('unsubscribed');
    expect((await unsubscribe(unsubscribeToken)).status).toBe(200);
    expect((await confirm(confirmToken)).status).toBe(404);
    expect(await stateOf('leaver@people.test')).toBe('unsubscribed');
  });

  test('does not affect other emails after it has ended', async () => {
    const email = 'customer@people.test';
    const { unsubscribeToken } = await subscriber(email);
    await unsubscribe(unsubscribeToken);
    await shop.call('TokenAuth/Register', { email, password: PASSWORD, confirmPassword: PASSWORD, agree: true });
    // S4.55
    expect(await mails.find(email, 'Welcome to Widepress')).toHaveLength(1);
  });

  test('that has ended starts again only after another confirmation', async () => {
    const { unsubscribeToken } = await subscriber('returner@people.test');
    await unsubscribe(unsubscribeToken);
    shop.clock.advance(3 * MINUTE_MS);
    expect((await add('Returner@people.test')).status).toBe(200);
    const token = tokenIn((await mails.find('Returner@people.test', CONFIRM))[0]?.text);
    expect(await stateOf('returner@people.test')).toBe('pending');
    expect((await confirm(token)).status).toBe(200);
    expect(await stateOf('returner@people.test')).toBe('confirmed');
  });

  test('that is already confirmed gets the same response and no email', async () => {
    await subscriber('known@people.test');
    shop.clock.advance(3 * MINUTE_MS);
    const answer = await add('KNOWN@people.test');
    expect([answer.status, await answer.json()]).toEqual([200, { data: {} }]);
    await mails.waitUntilIdle();
    expect(await mails.findAll('KNOWN@people.test')).toEqual([]);
    expect(await stateOf('known@people.test')).toBe('confirmed');
  });

  test('exists once per address, regardless of case and concurrent requests', async () => {
    const names = ['once@people.test', 'Once@people.test', 'ONCE@people.test'];
    const responses = await Promise.all(names.map((name) => add(name)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    await mails.waitUntilIdle();
    const rows: unknown[] = await shop.database.reader.query('select from subscription where lower(email) = $1', [
      'once@people.test',
    ]);
    expect(rows).toHaveLength(1);
  });

  test('is offered on registration and starts when it is confirmed', async () => {
    const email = 'newcomer@people.test';
    await shop.call('TokenAuth/Register', { email, password: PASSWORD, confirmPassword: PASSWORD, agree: true });
    const token = await tokenFor(email);
    expect(await stateOf(email)).toBe('pending');
    expect((await confirm(token)).status).toBe(200);
    // S4.53
    expect(await stateOf(email)).toBe('confirmed');
  });
});

describe('a newsletter link', () => {
  test('leads to the host that the request names if it belongs to the shop, and otherwise to the shop’s own host', async () => {
    const linkOf = async (email: string) =>
      /https?:\/\/\S+/.exec((await mails.find(email, CONFIRM))[0]?.text ?? '')?.[0];
    await add('a@hosts.test', { host: 'evil.example' });
    await add('b@hosts.test', { host: 'shop.example.jp' });
    await add('c@hosts.test', { host: 'shop.test' });
    expect(await linkOf('a@hosts.test')).toMatch(/^http:\/\/shop\.test\/home\/ConfirmSubscription#token=/);
    expect(await linkOf('b@hosts.test')).toMatch(/^https:\/\/shop\.example\.jp\/home\/ConfirmSubscription#token=/);
    expect(await linkOf('c@hosts.test')).toMatch(/^http:\/\/shop\.test\/home\/ConfirmSubscription#token=/);
    await add('d@hosts.test', { host: 'evil.example', language: 'ja' });
    const [japanese] = await mails.find('d@hosts.test', 'ニュースレター登録のご確認');
    expect(japanese?.text).toContain('https://shop.example.jp/ja/home/ConfirmSubscription#token=');
  });

  test('works for its own purpose only and otherwise gets the same error as an unknown token', async () => {
    const { confirmToken, unsubscribeToken } = await subscriber('purposes@people.test');
    const responses = await Promise.all([
      unsubscribe(confirmToken),
      confirm(unsubscribeToken),
      confirm('made-up'),
      unsubscribe('made-up'),
    ]);
    const errors = await Promise.all(
      responses.map((response) => response.json() as Promise<{ code: string; detail: string }>),
    );
    expect(new Set(errors.map(({ code, detail }) => `${code} ${detail}`)).size).toBe(1);
    expect(errors[0]?.code).toBe('link_expired');
    expect(await stateOf('purposes@people.test')).toBe('confirmed');
  });

  test('expires after 7 days for confirming and never for unsubscribing', async () => {
    const { unsubscribeToken } = await subscriber('patient@people.test');
    await add('late@people.test');
    await add('in-time@people.test');
    const [late, inTime] = [await tokenFor('late@people.test'), await tokenFor('in-time@people.test')];
    shop.clock.advance(7 * DAY_MS - MINUTE_MS);
    expect((await confirm(inTime)).status).toBe(200);
    shop.clock.advance(2 * MINUTE_MS);
    expect((await confirm(late)).status).toBe(404);
    expect(await stateOf('late@people.test')).toBe('pending');
    shop.clock.advance(3650 * DAY_MS);
    expect((await unsubscribe(unsubscribeToken)).status).toBe(200);
  });

  test('is stored only as a hash once its email is sent', async () => {
    await add('secret@people.test');
    const token = await tokenFor('secret@people.test');
    await mails.waitUntilIdle();
    const [{ stored } = { stored: '' }]: { stored: string }[] = await shop.database.reader.query(
      `select string_agg(t::text, ' ') as stored from (
         select to_jsonb(mail) as t from mail union all select to_jsonb(s) from subscription_token s
         union all select to_jsonb(s) from subscription s
       ) records`,
    );
    expect(stored).toContain('secret@people.test');
    expect(stored).not.toContain(token);
  });
});

describe('newsletter requests', () => {
  test('are limited to one in 2 minutes per address, subscribed or not', async () => {
    await subscriber('eager@people.test');
    for (const email of ['eager@people.test', 'new-eager@people.test']) {
      shop.clock.advance(3 * MINUTE_MS);
      expect((await add(email)).status).toBe(200);
      shop.clock.advance(5_000);
      const again = await add(email.toUpperCase());
      expect(again.status).toBe(429);
      expect(again.headers.get('retry-after')).toBe('120');
    }
    shop.clock.advance(2 * MINUTE_MS + 1000);
    expect((await add('eager@people.test')).status).toBe(200);
  });

  test('are limited to 20 in 10 minutes per client', async () => {
    const client = '2001:db8:7:7::1';
    const requests = Array.from({ length: 25 }, (_, i) => add(`many-${i}@people.test`, { client }));
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await add('neighbour@people.test', { client: '2001:db8:7:7::2' })).status).toBe(429);
    expect((await add('stranger@people.test', { client: '2001:db8:7:8::1' })).status).toBe(200);
  });

  test('are rejected without a signature', async () => {
    const unsigned = await shop.expectError(
      'Subscription/AddSubscription',
      { Email: 'a@b.test', BaseSite: 'shop.test' },
      { headers: { 'x-check': '0'.repeat(64) } },
    );
    expect(unsigned).toMatchObject({ status: 401, code: 'bad_check_value' });
  });

  test.each([
    [{ Email: 'no address', BaseSite: 'shop.test' }, 'Email'], // S5.3
    [{ Email: 'a@b.test\r\nBcc: c@d.test', BaseSite: 'shop.test' }, 'Email'],
    [{ Email: 'a@b.test', BaseSite: 'shop.test', state: 'confirmed' }, 'state'],
    [{ BaseSite: 'shop.test' }, 'Email'], // S3.116
    [{ Email: 'a@b.test' }, 'BaseSite'], // S3.117
  ])('with the body %j are rejected because of the field %s', async (body, field) => {
    expect(await shop.expectError('Subscription/AddSubscription', body)).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [{ field }],
    });
  });
});
