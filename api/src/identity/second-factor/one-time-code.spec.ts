import { enrolmentUri, freshSecret, stepOf } from './one-time-code';

/** RFC 6238, appendix B: the ASCII secret `12345678901234567890`, the last six digits of its SHA-1 codes. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a one-time code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at %i seconds is as RFC 6238 has it', (seconds, code) => {
    expect(stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('counts one step early and one step late, and no further', () => {
    const steps = [-31, -1, 0, 29, 30, 59, 60].map((off) => stepOf(SECRET, '005924', at(1_234_567_890 + off)));
    expect(steps).toEqual([null, 41_152_263, 41_152_263, 41_152_263, 41_152_263, 41_152_263, null]);
  });

  it.each(['', '00592', '0059240', '005925', 'abcdef', '００５９２４', ' 05924'])('is not %j', (text) => {
    expect(stepOf(SECRET, text, at(1_234_567_890))).toBeNull();
  });

  it('comes of a secret of 160 bits, every time another', () => {
    expect(freshSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(freshSecret()).not.toBe(freshSecret());
  });

  it('is told to an app with the shop’s name and the account’s', () => {
    const uri = new URL(enrolmentUri(SECRET, 'Print & Co', 'ada@print.test'));
    expect([uri.protocol, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', '/Print & Co:ada@print.test']);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: SECRET, issuer: 'Print & Co', period: '30' });
  });
});
