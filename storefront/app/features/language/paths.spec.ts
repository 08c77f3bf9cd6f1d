import { OTHER_LANGUAGE_CODES } from '@shop/contract';
import fc from 'fast-check';
import { pages } from '../../pages';
import { isInternalPath, languageUrl, localizePath, toUnlocalizedPath, resolvePath } from './paths';

describe('the language prefix', () => {
  it('is absent for the default language', () => {
    const prefixed = new Set(['/products/catalog', '/products/product']);
    for (const { path } of Object.values(pages).filter((page) => !prefixed.has(page.path))) {
      // S2.1
      expect([path, resolvePath(undefined, path)]).toEqual([path, { kind: 'page', language: 'en' }]);
    }
  });

  it.each(OTHER_LANGUAGE_CODES)('selects the language %s', (language) => {
    expect(resolvePath(language, `/${language}`)).toEqual({ kind: 'page', language });
    for (const { path } of Object.values(pages)) {
      // S2.2
      expect([path, resolvePath(language, `/${language}${path}`)]).toEqual([path, { kind: 'page', language }]);
    }
  });

  it('of the default language redirects to the path without it', () => {
    expect(resolvePath('en', '/en')).toEqual({ kind: 'redirect', to: '/' });
    expect(resolvePath('en', '/en/')).toEqual({ kind: 'redirect', to: '/' });
    // S2.3
    expect(resolvePath('en', '/en/banner/vinyl')).toEqual({ kind: 'redirect', to: '/banner/vinyl' });
  });

  it('of an unknown language is not found', () => {
    // S2.4
    expect(resolvePath('xx', '/xx/banner')).toEqual({ kind: 'not-found' });
    expect(resolvePath('EN', '/EN')).toEqual({ kind: 'not-found' });
  });

  it.each(['catalog', 'product'])('is required in every language by /products/%s', (page) => {
    expect(resolvePath('en', `/en/products/${page}`)).toEqual({ kind: 'page', language: 'en' });
    expect(resolvePath('ja', `/ja/products/${page}/`)).toEqual({ kind: 'page', language: 'ja' });
    // S2.73, S2.74
    expect(resolvePath(undefined, `/products/${page}`)).toEqual({ kind: 'not-found' });
  });

  it.each(['/en//host', '/en///host', '/en/\\host', '/en/\\/\\host', '/en//host/%2F'])(
    'never redirects %s to another host',
    (pathname) => {
      const reading = resolvePath('en', pathname);
      expect(reading).toMatchObject({ kind: 'redirect', to: expect.stringMatching(/^\/host/) });
    },
  );

  it('never redirects any path to another host', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('/', '\\', '.', '..', 'en', 'host', '%5C', '@', ':', '?')), (parts) => {
        const reading = resolvePath('en', new URL(`/en/${parts.join('')}`, 'http://shop.test').pathname);
        if (reading.kind === 'redirect') expect(new URL(reading.to, 'http://shop.test').host).toBe('shop.test');
      }),
    );
  });
});

describe('a page in a language', () => {
  it('has the prefix of every language but the default', () => {
    expect(localizePath('en', '/banner')).toBe('/banner');
    expect(localizePath('ja', '/banner')).toBe('/ja/banner');
    expect(localizePath('ja', '/')).toBe('/ja');
    expect(localizePath('ja', '/?a=1#b')).toBe('/ja?a=1#b');
  });

  it('has a prefix in the default language, too, if it requires one', () => {
    expect(localizePath('en', '/products/catalog?q=flag')).toBe('/en/products/catalog?q=flag');
  });

  it('stays the same page after a change of language', () => {
    for (const path of ['/', '/banner/vinyl', '/products/catalog']) {
      for (const language of ['en', 'ja'] as const)
        expect(toUnlocalizedPath(language, localizePath(language, path))).toBe(path);
    }
  });

  it('has the address of the language’s own host if there is one', () => {
    const site = { languageHosts: { ja: 'https://ja.shop.example' }, origin: 'https://shop.example' };
    // S2.186
    expect(languageUrl('ja', '/banner/vinyl', site)).toBe('https://ja.shop.example/ja/banner/vinyl');
    expect(languageUrl('en', '/banner/vinyl', site)).toBe('https://shop.example/banner/vinyl');
    expect(languageUrl('ja', '/banner/vinyl', { ...site, languageHosts: {} })).toBe('/ja/banner/vinyl');
  });

  it('is not confused with a path that begins like a language', () => {
    expect(toUnlocalizedPath('ja', '/jacket')).toBe('/jacket');
  });
});

describe('a return path', () => {
  it.each(['/cart', '/ja/account/orders?page=2', '/'])('may be %s', (path) => expect(isInternalPath(path)).toBe(true));
  it.each(['//host', '/\\host', 'https://host', 'javascript:alert(1)', '', '/\t/host', '/a\\b'])(
    'may not be %j',
    (path) => expect(isInternalPath(path)).toBe(false),
  );
});
