import { resetProblems } from './reset-rules';

const good = { email: 'a@example.com', code: '123456', newPassword: 'fresh-enough', confirmPassword: 'fresh-enough' };

describe('a reset of the password', () => {
  it('needs address, verification code, new password and its confirmation', () => {
    expect(resetProblems(good)).toEqual({});
    expect(resetProblems({ email: '', code: ' ', newPassword: '', confirmPassword: '' })).toEqual({
      email: 'required',
      code: 'required',
      newPassword: 'required',
      confirmPassword: 'required',
    });
  });

  it('takes a new password of 8 to 32 characters, entered twice alike', () => {
    expect(resetProblems({ ...good, newPassword: 'short' })).toEqual({ newPassword: 'password_length' });
    expect(resetProblems({ ...good, newPassword: 'x'.repeat(33) })).toEqual({ newPassword: 'password_length' });
    expect(resetProblems({ ...good, confirmPassword: 'fresh-enougn' })).toEqual({
      confirmPassword: 'password_mismatch',
    });
  });
});
