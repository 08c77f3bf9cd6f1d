import { returnPath, withReturn } from './return-path';

const back = (from: string) =>
  returnPath(new URL(withReturn('/account/login', from), 'https://shop.test').search, '/account');

describe('the return path after a login', () => {
  it('is the previous page with its query', () => {
    expect(back('/ja/banner/vinyl?ref=a&b=1')).toBe('/ja/banner/vinyl?ref=a&b=1');
  });

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    '',
  ])('never leaves this site (%j)', (elsewhere) => {
    expect(back(elsewhere)).toBe('/account');
  });

  it.each([
    '/account/login',
    '/account/login?to=%2Fcart',
    '/ja/account/register',
    '/account/resetpassword?email=a%40b.c',
  ])('is never a login page (%s)', (page) => {
    expect(back(page)).toBe('/account');
  });

  it('is the account page by default', () => {
    expect(returnPath('', '/account')).toBe('/account');
  });
});
