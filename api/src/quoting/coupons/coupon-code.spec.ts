import fc from 'fast-check';
import { formatCouponCode, parseCouponCode } from './coupon-code';

const bytes = fc.uint8Array({ minLength: 12, maxLength: 12 });

test('a coupon code has three groups of four unambiguous characters', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      expect(formatCouponCode(random)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    }),
  );
});

test('a coupon code is recognised in any case and grouping', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = formatCouponCode(random);
      const typed = [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `];
      expect(typed.map(parseCouponCode)).toEqual(typed.map(() => code));
      expect(parseCouponCode(code.replaceAll('1', 'l').replaceAll('0', 'o'))).toBe(code);
    }),
  );
});

test.each(['', 'SPRING', '1234-5678-90A', '1234-5678-90ABC', '1234-5678-90U1', "' or 1=1 --"])(
  '%j is not a coupon code',
  (text) => {
    expect(parseCouponCode(text)).toBeNull();
  },
);
