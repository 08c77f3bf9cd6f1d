import { parseValidUntil } from './valid-until';

const now = new Date('2026-11-21T12:00:00Z');
const validationError = (code: string) => expect.objectContaining({ errors: [{ field: 'validUntil', code }] });

test('accepts a validity in the future, at most 90 days ahead', () => {
  expect(parseValidUntil('2026-12-01T00:00:00+09:00', now)).toEqual(new Date('2026-11-30T15:00:00Z'));
  expect(parseValidUntil('2027-02-19T12:00:00Z', now)).toEqual(new Date('2027-02-19T12:00:00Z'));
});

test.each(['2026-11-21T12:00:00Z', '2026-11-20T12:00:00Z', '2027-02-19T12:00:01Z', '9999-12-31T00:00:00Z'])(
  'it does not hold until %s',
  (text) => {
    expect(() => parseValidUntil(text, now)).toThrow(validationError('out_of_range'));
  },
);

test.each(['', 'tomorrow', '2026-12-01', '2026-12-01T00:00:00', '2026-13-01T00:00:00Z', '1764547200000'])(
  '%p is no instant',
  (text) => {
    expect(() => parseValidUntil(text, now)).toThrow(validationError('invalid'));
  },
);
