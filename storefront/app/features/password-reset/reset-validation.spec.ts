import { validatePasswordReset } from './reset-validation';

const good = { email: 'a@example.com', code: '123456', newPassword: 'fresh-enough', confirmPassword: 'fresh-enough' };

describe('a password reset', () => {
  it('requires email address, verification code, new password and its confirmation', () => {
    expect(validatePasswordReset(good)).toEqual({});
    expect(validatePasswordReset({ email: '', code: ' ', newPassword: '', confirmPassword: '' })).toEqual({
      email: 'required',
      code: 'required',
      newPassword: 'required',
      confirmPassword: 'required',
    });
  });

  it('requires a new password of 8 to 32 characters, entered twice', () => {
    expect(validatePasswordReset({ ...good, newPassword: 'short' })).toEqual({ newPassword: 'password_length' });
    expect(validatePasswordReset({ ...good, newPassword: 'x'.repeat(33) })).toEqual({ newPassword: 'password_length' });
    expect(validatePasswordReset({ ...good, confirmPassword: 'fresh-enougn' })).toEqual({
      confirmPassword: 'password_mismatch',
    });
  });
});
