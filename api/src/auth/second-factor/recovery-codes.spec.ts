import { createRecoveryCodes, hashRecoveryCode, isRecoveryCode, normalizeCode } from './recovery-codes';

describe('recovery codes', () => {
  it('there are ten different recovery codes of 80 bits', () => {
    const codes = [...createRecoveryCodes(), ...createRecoveryCodes()];
    expect(codes).toHaveLength(20);
    expect(new Set(codes).size).toBe(20);
    expect(codes.every((code) => /^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/.test(code))).toBe(true);
  });

  it('a recovery code is accepted in any case, with spaces and hyphens', () => {
    const typed = ['4f7k-9q2m-x0vd-w8hj', ' 4F7K 9Q2M X0VD W8HJ ', '4f7k9q2mx0vdw8hj'];
    expect(typed.every(isRecoveryCode)).toBe(true);
    expect(new Set(typed.map((code) => hashRecoveryCode(code).toString('hex'))).size).toBe(1);
    expect(normalizeCode('123 456')).toBe('123456');
  });

  it.each(['', '123456', '4f7k-9q2m-x0vd-w8h', '4f7k-9q2m-x0vd-w8hjj'])('%j is not a recovery code', (text) => {
    expect(isRecoveryCode(text)).toBe(false);
  });
});
