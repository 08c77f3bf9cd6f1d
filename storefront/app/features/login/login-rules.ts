export const PASSWORD_SHORTEST = 8;
export const PASSWORD_LONGEST = 32;
export const MINIMUM_AGE = 13;
export const FULL_AGE = 18;

export interface Registration {
  email: string;
  password: string;
  confirmPassword: string;
  agree: boolean;
  /** `YYYY-MM-DD`, or empty. */
  birthDate: string;
}

/** Named as the server's refusals are, whose words are shown for them. */
export type LoginProblem =
  | 'required'
  | 'email_invalid'
  | 'password_length'
  | 'password_mismatch'
  | 'must_agree'
  | 'age_not_allowed'
  | 'date_invalid';

export type Problems<F extends string> = Partial<Record<F, LoginProblem>>;

/** What is wrong with a registration, by field; the server judges again. `today` is `YYYY-MM-DD`. */
export function registrationProblems(form: Registration, today: string): Problems<keyof Registration> {
  const problems: Problems<keyof Registration> = {
    email: emailProblem(form.email),
    ...newPasswordProblems(form.password, form.confirmPassword),
    birthDate: birthDateProblem(form.birthDate, today),
    agree: form.agree ? undefined : 'must_agree',
  };
  return present(problems);
}

export function logInProblems({
  email,
  password,
}: {
  email: string;
  password: string;
}): Problems<'email' | 'password'> {
  return present({
    email: email.trim() === '' ? 'required' : undefined,
    password: password === '' ? 'required' : undefined,
  });
}

/** The rules of a new password: 8 to 32 characters of any script, entered twice alike. */
export function newPasswordProblems(
  password: string,
  confirmPassword: string,
): Problems<'password' | 'confirmPassword'> {
  const length = [...password.normalize('NFC')].length;
  if (password === '')
    return present({ password: 'required', confirmPassword: confirmPassword === '' ? 'required' : undefined });
  if (length < PASSWORD_SHORTEST || length > PASSWORD_LONGEST) return { password: 'password_length' };
  if (confirmPassword === '') return { confirmPassword: 'required' };
  return confirmPassword.normalize('NFC') === password.normalize('NFC') ? {} : { confirmPassword: 'password_mismatch' };
}

export function emailProblem(email: string): LoginProblem | undefined {
  const text = email.trim();
  if (text === '') return 'required';
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? undefined : 'email_invalid';
}

function birthDateProblem(birthDate: string, today: string): LoginProblem | undefined {
  if (birthDate === '') return undefined;
  const age = ageOn(today, birthDate);
  if (age === null) return 'date_invalid';
  return age < MINIMUM_AGE ? 'age_not_allowed' : undefined;
}

/** Whole years from one calendar day to another, both `YYYY-MM-DD`; null for a day that no calendar has, or to come. */
export function ageOn(today: string, birthDate: string): number | null {
  const born = new Date(`${birthDate}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== birthDate) return null;
  const age =
    Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (today.slice(5) >= birthDate.slice(5) ? 0 : 1);
  return age >= 0 ? age : null;
}

function present<F extends string>(problems: Problems<F>): Problems<F> {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Problems<F>;
}
