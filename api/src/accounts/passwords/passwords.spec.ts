import { PasswordCost } from './password-cost';
import { Passwords } from './passwords';

test('a password is hashed with argon2id, 19 MiB of memory and two iterations', async () => {
  const passwords = new Passwords(new PasswordCost());
  const hash = await passwords.hash('a quite good password');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(hash, 'a quite good password')).toBe(true);
  expect(await passwords.matches(hash, 'another good password')).toBe(false);
});
