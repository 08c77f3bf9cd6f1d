import { validateNewPassword, type LoginProblem } from '../login/login-validation';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Problems by field. The API checks the current password. */
export function validatePasswordChange(form: PasswordChange): Partial<Record<keyof PasswordChange, LoginProblem>> {
  const { password, confirmPassword } = validateNewPassword(form.newPassword, form.confirmPassword);
  return {
    ...(form.currentPassword === '' && { currentPassword: 'required' }),
    ...(password && { newPassword: password }),
    ...(confirmPassword && { confirmPassword }),
  };
}
