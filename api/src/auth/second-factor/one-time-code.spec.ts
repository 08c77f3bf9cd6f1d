import { enrolmentUri, createSecret, findTimeStep } from './one-time-code';

/** RFC 6238, appendix B: the ASCII secret `12345678901234567890`, the last six digits of its SHA-1 codes. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('one-time codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('the one-time code at %i seconds matches RFC 6238', (seconds, code) => {
    expect(findTimeStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('a one-time code is valid one time step early or late and no further', () => {
    const steps = [-31, -1, 0, 29, 30, 59, 60].map((off) => findTimeStep(SECRET, '005924', at(1_234_567_890 + off)));
    expect(steps).toEqual([null, 41_152_263, 41_152_263, 41_152_263, 41_152_263, 41_152_263, null]);
  });

  it.each(['', '00592', '0059240', '005925', 'abcdef', '００５９２４', ' 05924'])(
    '%j is not a one-time code',
    (text) => {
      expect(findTimeStep(SECRET, text, at(1_234_567_890))).toBeNull();
    },
  );

  it('a one-time secret has 160 random bits', () => {
    expect(createSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(createSecret()).not.toBe(createSecret());
  });

  it('the URI for authenticator apps contains the names of the shop and the account', () => {
    const uri = new URL(enrolmentUri(SECRET, 'Print & Co', 'ada@print.test'));
    expect([uri.protocol, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', '/Print & Co:ada@print.test']);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: SECRET, issuer: 'Print & Co', period: '30' });
  });
});
