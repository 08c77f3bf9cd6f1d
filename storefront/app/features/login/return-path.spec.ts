import { returnPath, withReturn } from './return-path';

const back = (from: string) =>
  returnPath(new URL(withReturn('/account/login', from), 'https://shop.test').search, '/account');

describe('where one goes on to after logging in', () => {
  it('leads back to where one was, query included', () => {
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

  it.each(['/account/login', '/account/login?to=%2Fcart', '/ja/account/register', '/account/resetpassword?email=a%40b.c'])(
    'does not lead back to a page for logging in (%s)',
    (page) => {
      expect(back(page)).toBe('/account');
    },
  );

  it('goes to the account where nothing was asked for', () => {
    expect(returnPath('', '/account')).toBe('/account');
  });
});
