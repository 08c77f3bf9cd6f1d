import { newPasswordProblems, type LoginProblem } from '../login/login-rules';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** What is wrong with a change of password, by field; whether the current one is right is the server's to say. */
export function passwordChangeProblems(form: PasswordChange): Partial<Record<keyof PasswordChange, LoginProblem>> {
  const { password, confirmPassword } = newPasswordProblems(form.newPassword, form.confirmPassword);
  return {
    ...(form.currentPassword === '' && { currentPassword: 'required' }),
    ...(password && { newPassword: password }),
    ...(confirmPassword && { confirmPassword }),
  };
}
