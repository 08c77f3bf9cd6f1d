import { freshRecoveryCodes, plainCode, recoveryHash } from './recovery-codes';

describe('recovery codes', () => {
  it('are ten of 80 bits, none twice', () => {
    const codes = [...freshRecoveryCodes(), ...freshRecoveryCodes()];
    expect(codes).toHaveLength(20);
    expect(new Set(codes).size).toBe(20);
    expect(codes.every((code) => /^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/.test(code))).toBe(true);
  });

  it('are the same however they are typed', () => {
    const hashes = ['4f7k-9q2m-x0vd-w8hj', ' 4F7K 9Q2M X0VD W8HJ ', '4f7k9q2mx0vdw8hj'].map(recoveryHash);
    expect(new Set(hashes.map((hash) => hash?.toString('hex'))).size).toBe(1);
    expect(plainCode('123 456')).toBe('123456');
  });

  it.each(['', '123456', '4f7k-9q2m-x0vd-w8h', '4f7k-9q2m-x0vd-w8hjj'])('are not %j', (text) => {
    expect(recoveryHash(text)).toBeNull();
  });
});
