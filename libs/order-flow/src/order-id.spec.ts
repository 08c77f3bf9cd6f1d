import fc from 'fast-check';
import { formatOrderId, ORDER_ID_ALPHABET, parseOrderId } from './order-id';

const bytes = fc.uint8Array({ minLength: 18, maxLength: 18 });

test('the alphabet has 32 symbols, without I, L, O and U', () => {
  expect(new Set(ORDER_ID_ALPHABET).size).toBe(32);
  expect(ORDER_ID_ALPHABET).toMatch(/^[0-9A-HJKMNP-TV-Z]{32}$/);
});

test('an order id has three groups of six symbols of the alphabet', () => {
  fc.assert(
    fc.property(bytes, (drawn) => {
      // S3.61
      expect(formatOrderId(drawn)).toMatch(/^([0-9A-HJKMNP-TV-Z]{6}-){2}[0-9A-HJKMNP-TV-Z]{6}$/);
    }),
  );
});

test('every symbol is equally likely in every position', () => {
  for (let place = 0; place < 18; place += 1) {
    const symbols = Array.from({ length: 256 }, (_, value) => {
      const id = formatOrderId(new Uint8Array(18).fill(value, place, place + 1)).replaceAll('-', '');
      expect(id.length).toBe(18);
      return id.charAt(place);
    });
    for (const symbol of ORDER_ID_ALPHABET) expect(symbols.filter((each) => each === symbol)).toHaveLength(8);
  }
});

test('formatting throws a RangeError for fewer than 18 bytes', () => {
  expect(formatOrderId(new Uint8Array(18))).toBe('000000-000000-000000');
  expect(() => formatOrderId(new Uint8Array(17))).toThrow(RangeError);
});

test('parsing accepts any case, missing hyphens, and I, L and O for 1 and 0', () => {
  fc.assert(
    fc.property(bytes, fc.array(fc.nat(3), { minLength: 20, maxLength: 20 }), (drawn, slips) => {
      const id = formatOrderId(drawn);
      const typed = Array.from(id, (symbol, i) => {
        if (symbol === '-') return slips[i] === 0 ? '' : '-';
        if (symbol === '1') return '1IlL'.charAt(slips[i] ?? 0);
        if (symbol === '0') return '0oO0'.charAt(slips[i] ?? 0);
        return slips[i] === 0 ? symbol.toLowerCase() : symbol;
      });
      expect(parseOrderId(typed.join(''))).toBe(id);
    }),
  );
});

test('parsing ignores surrounding whitespace', () => {
  expect(parseOrderId(' 0abcde-fghijk-mnpqrs\n')).toBe('0ABCDE-FGH1JK-MNPQRS');
});

test.each([
  '',
  '------',
  '0ABCDE-FGHJKM-NPQRS',
  '0ABCDE-FGHJKM-NPQRSTV',
  '0ABCDE-FGHJKM-NPQRSU',
  '0ABCDE-FGHJKM-NPQRS%',
  '0ABCDE-FGHJKM-NPQRSſ',
  '0ABCDE-FGHJKM-NPQRS\u212a',
  '0ABCDE FGHJKM NPQRST',
])('parsing returns null for %p', (text) => {
  expect(parseOrderId(text)).toBeNull();
});
