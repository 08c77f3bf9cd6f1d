import englishErrors from '../../../../api/src/locales/en/errors.json';
import japaneseErrors from '../../../../api/src/locales/ja/errors.json';
import english from '../../locales/en/login.json';
import japanese from '../../locales/ja/login.json';
import {
  calculateAge,
  isMinor,
  validateEmail,
  validateLogin,
  validateNewPassword,
  validateRegistration,
} from './login-validation';

const good = {
  ...{ email: 'a@example.com', password: 'eight888', confirmPassword: 'eight888', agree: true },
  birthDate: '1990-04-25',
};
const TODAY = '2025-03-01';
const problemsOf = (change: Partial<typeof good>) => validateRegistration({ ...good, ...change }, TODAY);

describe('a registration', () => {
  it('is valid when the API would accept it', () => {
    expect(problemsOf({})).toEqual({});
    expect(
      problemsOf({ password: '八文字以上の暗証', confirmPassword: '八文字以上の暗証', birthDate: '2000-02-29' }),
    ).toEqual({});
  });

  it('requires every field', () => {
    expect(problemsOf({ email: ' ', password: '', confirmPassword: '', birthDate: '' })).toEqual({
      email: 'required', // S5.1
      password: 'required', // S5.6
      confirmPassword: 'required',
      birthDate: 'required', // S5.59
    });
  });

  it('requires the agreement to the terms', () => {
    // S5.15, S5.16
    expect(problemsOf({ agree: false })).toEqual({ agree: 'must_agree' });
    // S5.17
    expect(english.problem.must_agree).toBe('You must agree to continue!');
  });

  it.each(['a', 'a@b', 'a b@c.de', '@c.de', 'a@.de'])('rejects the email address %j', (email) => {
    // S5.2
    expect(validateEmail(email)).toBe('email_invalid');
  });

  it('requires a password of 8 to 32 characters in any script', () => {
    const of = (length: number) => validateNewPassword('😀'.repeat(length), '😀'.repeat(length));
    // S5.7
    expect([7, 8, 32, 33].map((length) => of(length).password)).toEqual([
      'password_length',
      undefined,
      undefined,
      'password_length',
    ]);
    // S5.8
    expect(english.problem.password_length).toBe('The password requires 8 to 32 characters.');
  });

  it('requires the same password twice, ignoring Unicode composition', () => {
    // S5.9
    expect(validateNewPassword('eight888', 'eight889')).toEqual({ confirmPassword: 'password_mismatch' });
    // S5.10
    expect(english.problem.password_mismatch).toBe(
      'The password entered twice is not the same, please check and re-enter it.',
    );
    expect(validateNewPassword('p\u00e4sswort', 'pa\u0308sswort')).toEqual({});
  });

  it('rejects customers under 13 and invalid dates', () => {
    expect(problemsOf({ birthDate: '2012-03-01' })).toEqual({});
    // S5.59
    expect(problemsOf({ birthDate: '2012-03-02' })).toEqual({ birthDate: 'age_not_allowed' });
    expect(problemsOf({ birthDate: '2011-02-29' })).toEqual({ birthDate: 'date_invalid' });
    expect(problemsOf({ birthDate: '2026-01-01' })).toEqual({ birthDate: 'date_invalid' });
    expect(calculateAge('2025-02-28', '2008-02-29')).toBe(16);
  });

  it('is that of a minor until the day on which the customer is 18', () => {
    // S5.60
    expect(['2012-03-01', '2007-03-02'].map((birthDate) => isMinor(TODAY, birthDate))).toEqual([true, true]);
    // S5.61
    expect(isMinor(TODAY, '2007-03-01')).toBe(false);
    expect(['', '2007-02-29'].map((birthDate) => isMinor(TODAY, birthDate))).toEqual([false, false]);
  });

  it('a login requires only an email address and a password', () => {
    expect(validateLogin({ email: 'x', password: 'y' })).toEqual({});
    expect(validateLogin({ email: '', password: '' })).toEqual({ email: 'required', password: 'required' });
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['en', english.problem, englishErrors],
    ['ja', japanese.problem, japaneseErrors],
  ])('uses the messages of the API (%s)', (_language, texts, apiTexts) => {
    const shared = Object.keys(texts).filter((code) => code in apiTexts);
    expect(shared.map((code) => texts[code])).toEqual(shared.map((code) => apiTexts[code]));
  });
});
