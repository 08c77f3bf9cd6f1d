import { validatePasswordChange } from './password-change';

const good = { currentPassword: 'old', newPassword: 'fresh-enough', confirmPassword: 'fresh-enough' };

describe('a password change', () => {
  it('requires a new password of 8 to 32 characters, entered twice', () => {
    expect(validatePasswordChange(good)).toEqual({});
    expect(validatePasswordChange({ ...good, newPassword: 'short' })).toEqual({ newPassword: 'password_length' });
    expect(validatePasswordChange({ ...good, newPassword: 'x'.repeat(33) })).toEqual({
      newPassword: 'password_length',
    });
    expect(validatePasswordChange({ ...good, confirmPassword: 'fresh-enougn' })).toEqual({
      confirmPassword: 'password_mismatch',
    });
  });

  it('requires the current password in any length', () => {
    expect(validatePasswordChange({ ...good, currentPassword: '' })).toEqual({ currentPassword: 'required' });
  });
});
