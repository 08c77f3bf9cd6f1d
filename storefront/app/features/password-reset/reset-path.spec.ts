import { parseEmail, forgotPasswordPath, resetPath, toLoginSearch } from './reset-path';

describe('the paths of a password reset', () => {
  it('keep the email address and the return path', () => {
    const path = resetPath('?to=%2Fcart', 'a+b@example.com');
    const { pathname, search } = new URL(path, 'https://shop.test');
    expect(pathname).toBe('/account/resetpassword');
    expect(parseEmail(search)).toBe('a+b@example.com');
    expect(toLoginSearch(search)).toBe('?to=%2Fcart');
    expect(forgotPasswordPath(search, 'c@example.com')).toBe(
      '/account/forgetpassword?to=%2Fcart&email=c%40example.com',
    );
  });

  it('contain the email address of the email’s link, if it has one', () => {
    expect(parseEmail('?email=a%40example.com')).toBe('a@example.com');
    expect(parseEmail('')).toBe('');
    expect(resetPath('', '')).toBe('/account/resetpassword');
    expect(toLoginSearch('?email=a%40example.com')).toBe('');
  });
});
