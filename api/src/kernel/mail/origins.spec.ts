import { originFor } from './origins';

const shop = {
  publicOrigin: 'https://shop.example:8443',
  languageHosts: { ja: 'https://shop.example.jp', de: 'https://shop.example.de' },
};

describe('the origin of a link in a mail', () => {
  test('is the language’s own host, else the shop’s', () => {
    expect(originFor(shop, 'ja')).toBe('https://shop.example.jp');
    expect(originFor(shop, 'fr')).toBe('https://shop.example:8443');
  });

  test.each([
    ['shop.example.de', 'https://shop.example.de'],
    ['SHOP.example.DE', 'https://shop.example.de'],
    ['shop.example', 'https://shop.example:8443'],
    ['shop.example:8443', 'https://shop.example:8443'],
  ])('is where the reader is, where the shop owns %s', (host, origin) => {
    expect(originFor(shop, 'ja', host)).toBe(origin);
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
  ])('is the default for a host that is not the shop’s (%j)', (host) => {
    expect(originFor(shop, 'ja', host)).toBe('https://shop.example.jp');
    expect(originFor(shop, 'en', host)).toBe('https://shop.example:8443');
  });
});
