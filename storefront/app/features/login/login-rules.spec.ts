import englishRefusals from '../../../../api/src/locales/en/refusals.json';
import japaneseRefusals from '../../../../api/src/locales/ja/refusals.json';
import english from '../../locales/en/login.json';
import japanese from '../../locales/ja/login.json';
import { ageOn, emailProblem, logInProblems, newPasswordProblems, registrationProblems } from './login-rules';

const good = { email: 'a@example.com', password: 'eight888', confirmPassword: 'eight888', agree: true, birthDate: '' };
const TODAY = '2025-03-01';
const wrong = (change: Partial<typeof good>) => registrationProblems({ ...good, ...change }, TODAY);

describe('registering', () => {
  it('passes what the server would take', () => {
    expect(wrong({})).toEqual({});
    expect(
      wrong({ password: '八文字以上の暗証', confirmPassword: '八文字以上の暗証', birthDate: '2000-02-29' }),
    ).toEqual({});
  });

  it('asks for every field but the birth date', () => {
    expect(wrong({ email: ' ', password: '', confirmPassword: '' })).toEqual({
      email: 'required',
      password: 'required',
      confirmPassword: 'required',
    });
  });

  it('asks for the agreement', () => {
    expect(wrong({ agree: false })).toEqual({ agree: 'must_agree' });
  });

  it.each(['a', 'a@b', 'a b@c.de', '@c.de', 'a@.de'])('takes no address like %j', (email) => {
    expect(emailProblem(email)).toBe('email_invalid');
  });

  it('counts 8 to 32 characters of a password, whatever their script', () => {
    const of = (length: number) => newPasswordProblems('😀'.repeat(length), '😀'.repeat(length));
    expect([7, 8, 32, 33].map((length) => of(length).password)).toEqual([
      'password_length',
      undefined,
      undefined,
      'password_length',
    ]);
  });

  it('wants the same password twice, however a keyboard composed it', () => {
    expect(newPasswordProblems('eight888', 'eight889')).toEqual({ confirmPassword: 'password_mismatch' });
    expect(newPasswordProblems('p\u00e4sswort', 'pa\u0308sswort')).toEqual({});
  });

  it('turns away who is under 13 today, and dates that are none', () => {
    expect(wrong({ birthDate: '2012-03-01' })).toEqual({});
    expect(wrong({ birthDate: '2012-03-02' })).toEqual({ birthDate: 'age_not_allowed' });
    expect(wrong({ birthDate: '2011-02-29' })).toEqual({ birthDate: 'date_invalid' });
    expect(wrong({ birthDate: '2026-01-01' })).toEqual({ birthDate: 'date_invalid' });
    expect(ageOn('2025-02-28', '2008-02-29')).toBe(16);
  });

  it('needs an address and a password to log in, nothing more', () => {
    expect(logInProblems({ email: 'x', password: 'y' })).toEqual({});
    expect(logInProblems({ email: '', password: '' })).toEqual({ email: 'required', password: 'required' });
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['en', english.problem, englishRefusals],
    ['ja', japanese.problem, japaneseRefusals],
  ])('says what the server says (%s)', (_language, words, refusals) => {
    const shared = Object.keys(words).filter((code) => code in refusals);
    expect(shared.map((code) => words[code])).toEqual(shared.map((code) => refusals[code]));
  });
});
