import fc from 'fast-check';
import { isJump, judge, readRate, readSheet } from './rate-check';

describe('a rate', () => {
  test.each([
    ['0.139', '0.139'],
    ['20.50', '20.5'],
    [7, '7'],
    ['0.123456785', '0.12345679'],
    ['0.00000001', '0.00000001'],
  ])('%s is read as %s', (quoted, perCny) => {
    expect(readRate(quoted)).toEqual({ ok: true, perCny });
  });

  test.each(['0', '0.0', '-0.139', 0, -1, '0.000000001', '-0'])('%s is not above zero', (quoted) => {
    expect(readRate(quoted)).toEqual({ ok: false, reason: 'not_positive' });
  });

  test.each([
    'NaN',
    'Infinity',
    '1e-3',
    '0,139',
    '',
    ' 0.1',
    '1.',
    '.5',
    '0x1',
    '9999999999',
    1e-9,
    NaN,
    true,
    {},
    ['0.1'],
  ])('%s is no number', (quoted) => {
    expect(readRate(quoted)).toEqual({ ok: false, reason: 'not_a_number' });
  });
});

describe('a jump', () => {
  test('is more than a tenth, up or down', () => {
    expect(isJump('0.11', '0.1')).toBe(false);
    expect(isJump('0.09', '0.1')).toBe(false);
    expect(isJump('0.11000001', '0.1')).toBe(true);
    expect(isJump('0.08999999', '0.1')).toBe(true);
  });

  test('is every rate that was read upside down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1000 }), (whole) => {
        const inverse = readRate((1 / whole).toFixed(8));
        expect(inverse.ok && isJump(inverse.perCny, String(whole))).toBe(true);
      }),
    );
  });
});

describe('a sheet', () => {
  const now = new Date('2026-11-23T06:12:00Z');
  const sheet = { base: 'CNY', rates: { USD: '0.139' }, date: '2026-11-20' };

  test('is read as the source gives it', () => {
    expect(readSheet(sheet, now)).toEqual({ ok: true, sheet: { quotedOn: '2026-11-20', rates: { USD: '0.139' } } });
  });

  test.each([
    [null, 'not_understood'],
    ['<html>', 'not_understood'],
    [[], 'not_understood'],
    [{ ...sheet, rates: [] }, 'not_understood'],
    [{ ...sheet, date: '2026-02-30' }, 'not_understood'],
    [{ ...sheet, date: 20261120 }, 'not_understood'],
    [{ ...sheet, base: 'EUR' }, 'other_base'],
    [{ ...sheet, date: '2026-11-14' }, 'out_of_date'],
    [{ ...sheet, date: '2026-11-25' }, 'out_of_date'],
  ])('%j is refused as %s', (answer, fault) => {
    expect(readSheet(answer, now)).toEqual({ ok: false, fault });
  });
});

describe('of a sheet', () => {
  test('a rate near the one in force applies, the same one changes nothing', () => {
    expect(judge('USD', { USD: '0.14' }, '0.139')).toEqual({ currency: 'USD', kind: 'applies', perCny: '0.14' });
    expect(judge('USD', { USD: 0.139 }, '0.13900000')).toEqual({ currency: 'USD', kind: 'unchanged' });
  });

  test.each([
    [{}, 'missing', null],
    [{ USD: null }, 'missing', null],
    [{ USD: '0' }, 'not_positive', '0'],
    [{ USD: 'NaN' }, 'not_a_number', 'NaN'],
    [{ USD: { per: 1 } }, 'not_a_number', '{"per":1}'],
    [{ USD: 'x'.repeat(5000) }, 'not_a_number', 'x'.repeat(40)],
  ])('%j waits as %s, without a rate', (rates, reason, quoted) => {
    expect(judge('USD', rates, '0.139')).toEqual({ currency: 'USD', kind: 'waits', reason, quoted, perCny: null });
  });

  test('a jump waits with its rate, and so does a first rate', () => {
    const waiting = { currency: 'USD', kind: 'waits', reason: 'jump', quoted: '7.19', perCny: '7.19' };
    expect(judge('USD', { USD: '7.19' }, '0.139')).toEqual(waiting);
    expect(judge('USD', { USD: '7.19' }, null)).toEqual(waiting);
  });

  test('names like those of every object are no rates', () => {
    expect(judge('constructor', {}, '1')).toMatchObject({ reason: 'missing' });
  });
});
