import { validateEmail } from '../login/login-validation';

/** The contact details of a visitor without a session. */
export interface Requester {
  email: string;
  name: string;
}

export const MAX_REQUESTER_LENGTH: Record<keyof Requester, number> = { email: 254, name: 120 };

export type RequesterProblem = 'required' | 'email_invalid';

/** Problems by field; none with a session. */
export function validateRequester(
  { email, name }: Requester,
  loggedIn: boolean,
): Partial<Record<keyof Requester, RequesterProblem>> {
  if (loggedIn) return {};
  const emailProblem = validateEmail(email);
  return {
    ...((emailProblem === 'required' || emailProblem === 'email_invalid') && { email: emailProblem }),
    ...(name.trim() === '' && { name: 'required' as const }),
  };
}

/** The request's contact fields; none with a session. */
export function toRequesterInput({ email, name }: Requester, loggedIn: boolean): Partial<Requester> {
  return loggedIn ? {} : { email: email.trim(), name: name.trim() };
}
