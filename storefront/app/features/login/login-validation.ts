export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 32;
export const MINIMUM_AGE = 13;
const ADULT_AGE = 18;

export interface Registration {
  email: string;
  password: string;
  confirmPassword: string;
  agree: boolean;
  /** `YYYY-MM-DD` */
  birthDate: string;
}

/** The same codes as the API's errors. */
export type LoginProblem =
  | 'required'
  | 'email_invalid'
  | 'password_length'
  | 'password_mismatch'
  | 'must_agree'
  | 'age_not_allowed'
  | 'date_invalid';

export type Problems<F extends string> = Partial<Record<F, LoginProblem>>;

/** Problems of a registration by field. The API validates it again. `today` is `YYYY-MM-DD`. */
export function validateRegistration(form: Registration, today: string): Problems<keyof Registration> {
  const problems: Problems<keyof Registration> = {
    email: validateEmail(form.email),
    ...validateNewPassword(form.password, form.confirmPassword),
    birthDate: validateBirthDate(form.birthDate, today),
    agree: form.agree ? undefined : 'must_agree',
  };
  return withoutUndefined(problems);
}

export function validateLogin({
  email,
  password,
}: {
  email: string;
  password: string;
}): Problems<'email' | 'password'> {
  return withoutUndefined({
    email: email.trim() === '' ? 'required' : undefined,
    password: password === '' ? 'required' : undefined,
  });
}

/** Problems of a new password: it needs 8 to 32 characters of any script, entered twice. */
export function validateNewPassword(
  password: string,
  confirmPassword: string,
): Problems<'password' | 'confirmPassword'> {
  const length = [...password.normalize('NFC')].length;
  if (password === '')
    return withoutUndefined({ password: 'required', confirmPassword: confirmPassword === '' ? 'required' : undefined });
  if (length < MIN_PASSWORD_LENGTH || length > MAX_PASSWORD_LENGTH) return { password: 'password_length' };
  if (confirmPassword === '') return { confirmPassword: 'required' };
  return confirmPassword.normalize('NFC') === password.normalize('NFC') ? {} : { confirmPassword: 'password_mismatch' };
}

export function validateEmail(email: string): LoginProblem | undefined {
  const text = email.trim();
  if (text === '') return 'required';
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? undefined : 'email_invalid';
}

function validateBirthDate(birthDate: string, today: string): LoginProblem | undefined {
  if (birthDate === '') return 'required';
  const age = calculateAge(today, birthDate);
  if (age === null) return 'date_invalid';
  return age < MINIMUM_AGE ? 'age_not_allowed' : undefined;
}

/** Whether somebody may use the shop only with the supervision of a parent. Both dates are `YYYY-MM-DD`. */
export function isMinor(today: string, birthDate: string): boolean {
  const age = calculateAge(today, birthDate);
  return age !== null && age < ADULT_AGE;
}

/** The age in years; both dates are `YYYY-MM-DD`. Null for an invalid or future birth date. */
export function calculateAge(today: string, birthDate: string): number | null {
  const born = new Date(`${birthDate}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== birthDate) return null;
  const age =
    Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (today.slice(5) >= birthDate.slice(5) ? 0 : 1);
  return age >= 0 ? age : null;
}

function withoutUndefined<F extends string>(problems: Problems<F>): Problems<F> {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Problems<F>;
}
