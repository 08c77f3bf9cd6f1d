import { emailProblem } from '../login/login-rules';

/** Who asks, where nobody is logged in. */
export interface Asker {
  email: string;
  name: string;
}

export const LONGEST_ASKER: Record<keyof Asker, number> = { email: 254, name: 120 };

export type AskerProblem = 'required' | 'email_invalid';

/** What is wrong with who a visitor says to be; nothing is asked of whoever is logged in. */
export function askerProblems({ email, name }: Asker, loggedIn: boolean): Partial<Record<keyof Asker, AskerProblem>> {
  if (loggedIn) return {};
  const wrong = emailProblem(email);
  return {
    ...((wrong === 'required' || wrong === 'email_invalid') && { email: wrong }),
    ...(name.trim() === '' && { name: 'required' as const }),
  };
}

/** The asker as sent: nothing for whoever is logged in, whom the shop knows. */
export function sentAsker({ email, name }: Asker, loggedIn: boolean): Partial<Asker> {
  return loggedIn ? {} : { email: email.trim(), name: name.trim() };
}
