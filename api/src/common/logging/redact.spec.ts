import { redactUrl } from './redact';

describe('a logged URL', () => {
  it.each([
    ['/api/Catalog/Products?category=banner&page=2', '/api/Catalog/Products?category=banner&page=2'],
    ['/en/account/resetpassword?email=a@b.test&Code=X1', '/en/account/resetpassword?email=[redacted]&Code=[redacted]'],
    ['/home?access_token=abc&x=1&token', '/home?access_token=[redacted]&x=1&token=[redacted]'],
    ['/api/files/a.b.c/proof.pdf?x=1', '/api/files/[redacted]/proof.pdf?x=1'],
    ['/a?x=1?token=2', '/a?x=1?token=2'],
    ['', ''],
  ])('%j is written as %j', (url, logged) => {
    expect(redactUrl(url)).toBe(logged);
  });
});
