import { emailProblem, newPasswordProblems, type LoginProblem } from '../login/login-rules';

export interface PasswordReset {
  email: string;
  code: string;
  newPassword: string;
  confirmPassword: string;
}

/** What is wrong with a reset, by field; whether the code is right is the server's to say. */
export function resetProblems(form: PasswordReset): Partial<Record<keyof PasswordReset, LoginProblem>> {
  const email = emailProblem(form.email);
  const { password, confirmPassword } = newPasswordProblems(form.newPassword, form.confirmPassword);
  return {
    ...(email && { email }),
    ...(form.code.trim() === '' && { code: 'required' }),
    ...(password && { newPassword: password }),
    ...(confirmPassword && { confirmPassword }),
  };
}
