import { validUntilOf } from './valid-until';

const now = new Date('2026-11-21T12:00:00Z');
const refusedAs = (code: string) => expect.objectContaining({ errors: [{ field: 'validUntil', code }] });

test('an answer holds until an instant to come, at most 90 days ahead', () => {
  expect(validUntilOf('2026-12-01T00:00:00+09:00', now)).toEqual(new Date('2026-11-30T15:00:00Z'));
  expect(validUntilOf('2027-02-19T12:00:00Z', now)).toEqual(new Date('2027-02-19T12:00:00Z'));
});

test.each(['2026-11-21T12:00:00Z', '2026-11-20T12:00:00Z', '2027-02-19T12:00:01Z', '9999-12-31T00:00:00Z'])(
  'it does not hold until %s',
  (text) => {
    expect(() => validUntilOf(text, now)).toThrow(refusedAs('out_of_range'));
  },
);

test.each(['', 'tomorrow', '2026-12-01', '2026-12-01T00:00:00', '2026-13-01T00:00:00Z', '1764547200000'])(
  '%p is no instant',
  (text) => {
    expect(() => validUntilOf(text, now)).toThrow(refusedAs('invalid'));
  },
);
