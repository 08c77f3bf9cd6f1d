import { isPhoneNumber } from './contact-phone';

describe('a phone number on the contact form', () => {
  test.each([
    '+81 3-1234-5678',
    '03-1234-5678',
    '(555) 010-2030',
    '+1 555 010 2030 ext. 12',
    '0049/30/123456',
    '110.220',
    '０３−１２３４−５６７８',
  ])('%s is accepted', (text) => expect(isPhoneNumber(text)).toBe(true));

  test.each(['', 'call me', '1234', '+81 3 1234 5678 or mail', '1'.repeat(21), '++81 3 1234 5678', 'x12345678'])(
    '%j is rejected',
    (text) => expect(isPhoneNumber(text)).toBe(false),
  );
});
