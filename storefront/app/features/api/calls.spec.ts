import { bearer, plain, signed } from './calls';

interface Sent {
  path: string;
  init: RequestInit;
}

const sent: Sent[] = [];
const SESSION = { role: 'customer', accessToken: 'mine', refreshToken: 'again', expireInSeconds: 7200 };

beforeEach(() => {
  sent.length = 0;
  const stored = new Map([
    ['session', JSON.stringify({ ...SESSION, expire: new Date(Date.now() + 7_200_000).toISOString() })],
  ]);
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: () => undefined, removeItem: () => undefined };
  Object.assign(globalThis, {
    document: { documentElement: { lang: 'en' } },
    window: { localStorage: storage, addEventListener: () => undefined },
    localStorage: storage,
    fetch: async (path: string, init: RequestInit) => {
      sent.push({ path, init });
      return new Response(JSON.stringify({ data: { siteKey: 'site key' } }), { headers: { date: new Date().toUTCString() } });
    },
  });
});

const last = () => {
  const { path = '', init = {} } = sent.at(-1) ?? {};
  return { path, init, headers: new Headers(init.headers) };
};

const query = { orderId: 'A' };
const calls = [
  ['plain GET', 'GET', () => plain.get('UserEnd/SiteInfo/OrderTracking', query), []],
  ['plain POST', 'POST', () => plain.post('TokenAuth/Authenticate', { email: 'a@b.example', password: 'x' }), []],
  ['signed GET', 'GET', () => signed.get('UserEnd/SiteInfo/OrderTracking', query), ['x-check', 'x-timestamp']],
  [
    'signed POST',
    'POST',
    () => signed.post('Subscription/AddSubscription', { Email: 'a@b.example', BaseSite: 'shop.example' }),
    ['x-check', 'x-timestamp'],
  ],
  ['bearer GET', 'GET', () => bearer.get('Account/ViewOrder', query), ['authorization']],
  ['bearer DELETE', 'DELETE', () => bearer.delete('Cart/DeleteItemInCart', { itemId: 'A' }), ['authorization']],
  ['bearer POST', 'POST', () => bearer.post('Account/FinishUpload', query), ['authorization']],
] as const;

describe.each(calls)('a %s', (_, method, ask, proofs) => {
  it('goes out with its own proof and no other', async () => {
    await ask();
    const { init, headers } = last();
    expect(init.method).toBe(method);
    const known = ['authorization', 'x-check', 'x-timestamp'];
    expect(known.filter((name) => headers.has(name))).toEqual(proofs);
  });

  it('is JSON both ways', async () => {
    await ask();
    const { init, headers, path } = last();
    expect(headers.get('accept')).toBe('application/json');
    if (method === 'POST') expect(JSON.parse(String(init.body))).toBeInstanceOf(Object);
    expect(headers.get('content-type')).toBe(method === 'POST' ? 'application/json' : null);
    if (method !== 'POST') expect(path).toContain('Id=A');
  });

  it('is never cached, and waits for as long as it takes', async () => {
    await ask();
    const { init } = last();
    expect(init.cache).toBe('no-store');
    expect(init.signal).toBeUndefined();
  });
});
