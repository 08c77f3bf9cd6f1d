import { pageKey } from './page-key.server';

const key = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageKey(new Request(`http://shop.example${path}`, { method, headers: { 'accept-language': 'en-US', ...headers } }));

describe('the key of a cached page', () => {
  it.each([
    ['path', '/banner', {}],
    ['language', '/ja', {}],
    ['region', '/', { 'accept-language': 'en-GB' }],
    ['currency', '/', { cookie: 'preferences=EUR.0' }],
    ['unit', '/', { cookie: 'preferences=USD.2' }],
    ['country', '/', { cookie: 'shipTo=JP.0' }],
    ['shipping method', '/', { cookie: 'shipTo=US.2' }],
    ['product menu', '/', { cookie: 'rail=closed' }],
    ['cookie notice', '/', { cookie: 'cookies=all' }],
    ['offered language', '/', { 'accept-language': 'de,en-US;q=0.5' }],
  ])('depends on the %s', (_what, path, headers) => {
    expect(key(path, headers)).not.toBeNull();
    expect(key(path, headers)).not.toBe(key('/'));
  });

  it.each([
    ['other cookies', '/', { cookie: 'session=secret; other=1' }],
    ['the browser', '/', { 'user-agent': 'Mozilla/5.0', 'x-other': '1' }],
    ['parameters of campaigns', '/?utm_source=letter&utm_campaign=a%20b&gclid=123', {}],
    ['a cookie with the default preferences', '/', { cookie: 'preferences=USD.0' }],
  ])('does not depend on %s', (_what, path, headers) => {
    expect(key(path, headers)).toBe(key('/'));
  });

  it.each(['/?x=1', '/products/catalog?q=vinyl', '/track', '/banner/', '//banner', '/%62anner', '/Banner', '/a.b'])(
    'is missing for the address %s, which is rendered for each visitor',
    (path) => {
      expect(key(path)).toBeNull();
    },
  );

  it.each(['/account', '/account/orders', '/ja/account', '/cart', '/cart/checkout', '/fr/quote', '/added2cart'])(
    'is missing for the personal page %s',
    (path) => {
      expect(key(path)).toBeNull();
    },
  );

  it('is missing for a request with credentials, and for other methods', () => {
    expect(key('/', { authorization: 'Bearer token' })).toBeNull();
    expect(key('/', {}, 'HEAD')).toBeNull();
    expect(key('/', {}, 'POST')).toBeNull();
  });

  it('is missing for values that an attacker could vary without end', () => {
    expect(key('/', { 'accept-language': 'en-abcdefgh' })).toBeNull();
    expect(key('/', { cookie: 'shipTo=US.0x' })).toBeNull();
    const keys = Array.from({ length: 1000 }, (_, n) => key('/', { cookie: `preferences=X${n}.${n}; rail=${n}` }));
    expect(new Set(keys).size).toBe(1);
  });
});
