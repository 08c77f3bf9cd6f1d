import { validateEmail, validateNewPassword, type LoginProblem } from '../login/login-validation';

export interface PasswordReset {
  email: string;
  code: string;
  newPassword: string;
  confirmPassword: string;
}

/** Problems by field. The API checks the code. */
export function validatePasswordReset(form: PasswordReset): Partial<Record<keyof PasswordReset, LoginProblem>> {
  const email = validateEmail(form.email);
  const { password, confirmPassword } = validateNewPassword(form.newPassword, form.confirmPassword);
  return {
    ...(email && { email }),
    ...(form.code.trim() === '' && { code: 'required' }),
    ...(password && { newPassword: password }),
    ...(confirmPassword && { confirmPassword }),
  };
}
