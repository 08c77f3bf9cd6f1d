import { matchesEmail } from './confirmation';

describe('closing an account', () => {
  it.each(['ada@example.com', ' Ada@Example.com ', 'ａｄａ@example.com'])('is confirmed by %j', (typed) => {
    expect(matchesEmail('ada@example.com', typed)).toBe(true);
  });

  it.each(['', 'ada', 'ada@example.co', 'ben@example.com'])('is not confirmed by %j', (typed) => {
    expect(matchesEmail('ada@example.com', typed)).toBe(false);
  });
});
