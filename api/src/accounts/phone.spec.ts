import { isPhone } from './phone';

describe('phone numbers', () => {
  it.each([
    ['212-555-0100', 'US'],
    ['+1 212 555 0100', 'JP'],
    ['03-1234-5678', 'JP'],
    ['０９０－１２３４－５６７８', 'JP'],
    ['020 7946 0958', 'GB'],
    ['+86 138 0013 8000', 'AQ'],
    ['1 (415) 555-2671 ext. 12', 'US'],
    ['+1 555 0100', 'US'],
    ['+1-555-123-4567', 'GB'],
    ['(555) 010-0199', 'US'],
    ['＋81 90 1234 5678', 'US'],
  ])('%j is a phone number in %s', (text, country) => {
    expect(isPhone(text, country)).toBe(true);
  });

  it.each([
    ['12345', 'US'],
    ['090-1234-5678', 'US'],
    ['+1 555 01', 'US'],
    ['+999 1234567', 'US'],
    ['+86 138 0013 8000 8000', 'CN'],
    ['call 212 555 0100 now', 'US'],
    ['none', 'US'],
    ['', 'US'],
    ['212-555-0100', 'AQ'],
    ['212-555-0100', 'ZZ'],
  ])('%j is not a phone number in %s', (text, country) => {
    expect(isPhone(text, country)).toBe(false);
  });
});
