import { linkOrigin } from './link-origin';

const shop = {
  publicOrigin: 'https://shop.example:8443',
  languageHosts: { ja: 'https://shop.example.jp', de: 'https://shop.example.de' },
};

describe('the origin of links in emails', () => {
  test('the origin of a link is the host of the language, or else the public origin', () => {
    expect(linkOrigin(shop, 'ja')).toBe('https://shop.example.jp');
    expect(linkOrigin(shop, 'fr')).toBe('https://shop.example:8443');
  });

  test.each([
    ['shop.example.de', 'https://shop.example.de'],
    ['SHOP.example.DE', 'https://shop.example.de'],
    ['shop.example', 'https://shop.example:8443'],
    ['shop.example:8443', 'https://shop.example:8443'],
  ])('the origin of a link is the reader’s host if the shop owns it: %s', (host, origin) => {
    expect(linkOrigin(shop, 'ja', host)).toBe(origin);
  });

  test.each([
    'evil.example',
    'shop.example.evil.example',
    'evil.example/shop.example',
    'user@evil.example',
    'evil.example#shop.example',
    'https://shop.example.de',
    'shop.example:80',
    '',
    ' ',
  ])('the origin of a link is the default for a host that the shop does not own (%j)', (host) => {
    expect(linkOrigin(shop, 'ja', host)).toBe('https://shop.example.jp');
    expect(linkOrigin(shop, 'en', host)).toBe('https://shop.example:8443');
  });
});
