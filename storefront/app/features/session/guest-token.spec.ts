import { parseGuestToken } from './guest-token';

describe('the token of a guest link', () => {
  it('is read from the fragment', () => {
    expect(parseGuestToken('#guest=a-B_9')).toBe('a-B_9');
  });

  it.each(['', '#', '#guest', '#guest=', '#guest=a b', '#guests=a', '#x&guest=a', `#guest=${'a'.repeat(129)}`])(
    'is missing in %j',
    (hash) => {
      expect(parseGuestToken(hash)).toBeNull();
    },
  );
});
