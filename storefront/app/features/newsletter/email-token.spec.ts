import { parseEmailToken } from './email-token';

describe('the token of an email link', () => {
  it('is in the fragment', () => {
    expect(parseEmailToken('#token=aB3-_9')).toBe('aB3-_9');
    expect(parseEmailToken('#from=mail&token=aB3')).toBe('aB3');
  });

  it.each(['', '#', '#token=', '#aB3', '#token=a b', `#token=${'a'.repeat(129)}`, '#token=%3Cscript%3E'])(
    'is missing in %j',
    (fragment) => expect(parseEmailToken(fragment)).toBeNull(),
  );
});
