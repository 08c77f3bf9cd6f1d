import fc from 'fast-check';
import { isOwnPath, pathIn, plainPath, readPath } from './paths';

describe('the language prefix', () => {
  it('is absent for the default language', () => {
    expect(readPath(undefined, '/banner/vinyl')).toEqual({ kind: 'page', language: 'en' });
  });

  it('selects the language', () => {
    expect(readPath('ja', '/ja/banner')).toEqual({ kind: 'page', language: 'ja' });
    expect(readPath('ja', '/ja')).toEqual({ kind: 'page', language: 'ja' });
  });

  it('redirects to the plain path when it is the default one’s', () => {
    expect(readPath('en', '/en')).toEqual({ kind: 'redirect', to: '/' });
    expect(readPath('en', '/en/')).toEqual({ kind: 'redirect', to: '/' });
    expect(readPath('en', '/en/banner/vinyl')).toEqual({ kind: 'redirect', to: '/banner/vinyl' });
  });

  it('is not found when nobody speaks it', () => {
    expect(readPath('xx', '/xx/banner')).toEqual({ kind: 'not-found' });
    expect(readPath('EN', '/EN')).toEqual({ kind: 'not-found' });
  });

  it.each(['catalog', 'product'])('is needed, in every language, by /products/%s', (page) => {
    expect(readPath('en', `/en/products/${page}`)).toEqual({ kind: 'page', language: 'en' });
    expect(readPath('ja', `/ja/products/${page}/`)).toEqual({ kind: 'page', language: 'ja' });
    expect(readPath(undefined, `/products/${page}`)).toEqual({ kind: 'not-found' });
  });

  it.each(['/en//host', '/en///host', '/en/\\host', '/en/\\/\\host', '/en//host/%2F'])('never redirects %s to another host', (pathname) => {
    const reading = readPath('en', pathname);
    expect(reading).toMatchObject({ kind: 'redirect', to: expect.stringMatching(/^\/host/) });
  });

  it('never redirects any path to another host', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('/', '\\', '.', '..', 'en', 'host', '%5C', '@', ':', '?')), (parts) => {
        const reading = readPath('en', new URL(`/en/${parts.join('')}`, 'http://shop.test').pathname);
        if (reading.kind === 'redirect') expect(new URL(reading.to, 'http://shop.test').host).toBe('shop.test');
      }),
    );
  });
});

describe('a page in a language', () => {
  it('has the prefix of any language but the default', () => {
    expect(pathIn('en', '/banner')).toBe('/banner');
    expect(pathIn('ja', '/banner')).toBe('/ja/banner');
    expect(pathIn('ja', '/')).toBe('/ja');
    expect(pathIn('ja', '/?a=1#b')).toBe('/ja?a=1#b');
  });

  it('has it in the default language too where it exists with a prefix only', () => {
    expect(pathIn('en', '/products/catalog?q=flag')).toBe('/en/products/catalog?q=flag');
  });

  it('is the same page after any change of language', () => {
    for (const path of ['/', '/banner/vinyl', '/products/catalog']) {
      for (const language of ['en', 'ja'] as const) expect(plainPath(language, pathIn(language, path))).toBe(path);
    }
  });

  it('is not mistaken for a path that merely begins like a language', () => {
    expect(plainPath('ja', '/jacket')).toBe('/jacket');
  });
});

describe('a path to go on to', () => {
  it.each(['/cart', '/ja/account/orders?page=2', '/'])('may be %s', (path) => expect(isOwnPath(path)).toBe(true));
  it.each(['//host', '/\\host', 'https://host', 'javascript:alert(1)', '', '/\t/host', '/a\\b'])('may not be %j', (path) =>
    expect(isOwnPath(path)).toBe(false));
});
