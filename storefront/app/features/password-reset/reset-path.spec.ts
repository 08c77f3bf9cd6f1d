import { addressIn, forgottenPath, resetPath, searchAfter } from './reset-path';

describe('the way from a forgotten password to a new one', () => {
  it('carries the address along, and where one was', () => {
    const path = resetPath('?to=%2Fcart', 'a+b@example.com');
    const { pathname, search } = new URL(path, 'https://shop.test');
    expect(pathname).toBe('/account/resetpassword');
    expect(addressIn(search)).toBe('a+b@example.com');
    expect(searchAfter(search)).toBe('?to=%2Fcart');
    expect(forgottenPath(search, 'c@example.com')).toBe('/account/forgetpassword?to=%2Fcart&email=c%40example.com');
  });

  it('fills in the address that the mail’s link names, and nothing where it names none', () => {
    expect(addressIn('?email=a%40example.com')).toBe('a@example.com');
    expect(addressIn('')).toBe('');
    expect(resetPath('', '')).toBe('/account/resetpassword');
    expect(searchAfter('?email=a%40example.com')).toBe('');
  });
});
