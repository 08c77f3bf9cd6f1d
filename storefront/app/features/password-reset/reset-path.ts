const EMAIL_PARAM = 'email';

/** The email address in the query, set by the email's link or the previous page; empty without one. */
export function parseEmail(search: string): string {
  return new URLSearchParams(search).get(EMAIL_PARAM)?.slice(0, 254) ?? '';
}

/** The path to enter the code, with the email address. Other parameters of the query are preserved. */
export function resetPath(search: string, email: string): string {
  return path('/account/resetpassword', search, email);
}

/** The path to request another code. */
export function forgotPasswordPath(search: string, email: string): string {
  return path('/account/forgetpassword', search, email);
}

/** The query for the login page: the return path without the email address. */
export function toLoginSearch(search: string): string {
  return path('', search, '');
}

function path(page: string, search: string, email: string): string {
  const query = new URLSearchParams(search);
  query.delete(EMAIL_PARAM);
  if (email !== '') query.set(EMAIL_PARAM, email);
  return query.size > 0 ? `${page}?${query}` : page;
}
