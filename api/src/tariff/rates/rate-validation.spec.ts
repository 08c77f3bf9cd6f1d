import fc from 'fast-check';
import { isJump, decideRate, parseRate, parseRateTable } from './rate-validation';

describe('an exchange rate', () => {
  test.each([
    ['0.139', '0.139'],
    ['20.50', '20.5'],
    [7, '7'],
    ['0.123456785', '0.12345679'],
    ['0.00000001', '0.00000001'],
  ])('%s is parsed as %s', (quoted, perCny) => {
    expect(parseRate(quoted)).toEqual({ ok: true, perCny });
  });

  test.each(['0', '0.0', '-0.139', 0, -1, '0.000000001', '-0'])('%s is rejected as not positive', (quoted) => {
    expect(parseRate(quoted)).toEqual({ ok: false, reason: 'not_positive' });
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
  ])('%s is rejected as not a number', (quoted) => {
    expect(parseRate(quoted)).toEqual({ ok: false, reason: 'not_a_number' });
  });
});

describe('a large change of a rate', () => {
  test('is a change by more than 10 %, up or down', () => {
    expect(isJump('0.11', '0.1')).toBe(false);
    expect(isJump('0.09', '0.1')).toBe(false);
    expect(isJump('0.11000001', '0.1')).toBe(true);
    expect(isJump('0.08999999', '0.1')).toBe(true);
  });

  test('is detected for every inverted rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1000 }), (whole) => {
        const inverse = parseRate((1 / whole).toFixed(8));
        expect(inverse.ok && isJump(inverse.perCny, String(whole))).toBe(true);
      }),
    );
  });
});

describe('a table of rates', () => {
  const now = new Date('2026-11-23T06:12:00Z');
  const sheet = { base: 'CNY', rates: { USD: '0.139' }, date: '2026-11-20' };

  test('is parsed from the response of the source', () => {
    expect(parseRateTable(sheet, now)).toEqual({
      ok: true,
      table: { quotedOn: '2026-11-20', rates: { USD: '0.139' } },
    });
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
  ])('%j is rejected as %s', (answer, fault) => {
    expect(parseRateTable(answer, now)).toEqual({ ok: false, fault });
  });
});

describe('the decision on a fetched rate', () => {
  test('applies a rate close to the current one and ignores an equal one', () => {
    expect(decideRate('USD', { USD: '0.14' }, '0.139')).toEqual({ currency: 'USD', kind: 'applies', perCny: '0.14' });
    expect(decideRate('USD', { USD: 0.139 }, '0.13900000')).toEqual({ currency: 'USD', kind: 'unchanged' });
  });

  test.each([
    [{}, 'missing', null],
    [{ USD: null }, 'missing', null],
    [{ USD: '0' }, 'not_positive', '0'],
    [{ USD: 'NaN' }, 'not_a_number', 'NaN'],
    [{ USD: { per: 1 } }, 'not_a_number', '{"per":1}'],
    [{ USD: 'x'.repeat(5000) }, 'not_a_number', 'x'.repeat(40)],
  ])('lets %j wait as %s, without a rate', (rates, reason, quoted) => {
    expect(decideRate('USD', rates, '0.139')).toEqual({ currency: 'USD', kind: 'waits', reason, quoted, perCny: null });
  });

  test('lets a large change and a first rate wait with the rate', () => {
    const waiting = { currency: 'USD', kind: 'waits', reason: 'jump', quoted: '7.19', perCny: '7.19' };
    expect(decideRate('USD', { USD: '7.19' }, '0.139')).toEqual(waiting);
    expect(decideRate('USD', { USD: '7.19' }, null)).toEqual(waiting);
  });

  test('ignores names of inherited object properties', () => {
    expect(decideRate('constructor', {}, '1')).toMatchObject({ reason: 'missing' });
  });
});
