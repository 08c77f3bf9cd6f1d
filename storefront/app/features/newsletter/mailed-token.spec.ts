import { tokenIn } from './mailed-token';

describe('the token of a mailed link', () => {
  it('stands behind the #', () => {
    expect(tokenIn('#token=aB3-_9')).toBe('aB3-_9');
    expect(tokenIn('#from=mail&token=aB3')).toBe('aB3');
  });

  it.each(['', '#', '#token=', '#aB3', '#token=a b', `#token=${'a'.repeat(129)}`, '#token=%3Cscript%3E'])(
    'is none in %j',
    (fragment) => expect(tokenIn(fragment)).toBeNull(),
  );
});
