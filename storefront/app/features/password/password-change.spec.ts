import { passwordChangeProblems } from './password-change';

const good = { currentPassword: 'old', newPassword: 'fresh-enough', confirmPassword: 'fresh-enough' };

describe('a change of password', () => {
  it('takes a new password of 8 to 32 characters, entered twice alike', () => {
    expect(passwordChangeProblems(good)).toEqual({});
    expect(passwordChangeProblems({ ...good, newPassword: 'short' })).toEqual({ newPassword: 'password_length' });
    expect(passwordChangeProblems({ ...good, newPassword: 'x'.repeat(33) })).toEqual({ newPassword: 'password_length' });
    expect(passwordChangeProblems({ ...good, confirmPassword: 'fresh-enougn' })).toEqual({ confirmPassword: 'password_mismatch' });
  });

  it('wants the current password, whatever its length', () => {
    expect(passwordChangeProblems({ ...good, currentPassword: '' })).toEqual({ currentPassword: 'required' });
  });
});
