import { guestTokenIn } from './guest-token';

describe('the fragment of an address', () => {
  it('brings the token of a guest’s link', () => {
    expect(guestTokenIn('#guest=a-B_9')).toBe('a-B_9');
  });

  it.each(['', '#', '#guest', '#guest=', '#guest=a b', '#guests=a', '#x&guest=a', `#guest=${'a'.repeat(129)}`])(
    'brings none in %j',
    (hash) => {
      expect(guestTokenIn(hash)).toBeNull();
    },
  );
});
