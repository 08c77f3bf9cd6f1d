import { parseProofToken } from './proof-token';

describe('the token in the fragment of a proof link', () => {
  it('is the whole fragment', () => expect(parseProofToken('#a-B_9')).toBe('a-B_9'));

  it.each(['', '#', '#a b', '#a=b', '#a&b', `#${'a'.repeat(101)}`])('is not found in %j', (hash) =>
    expect(parseProofToken(hash)).toBeNull(),
  );
});
