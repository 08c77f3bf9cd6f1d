const ADDRESS = 'email';

/** The address that a link in the mail, or the page before, named; empty where none did. */
export function addressIn(search: string): string {
  return new URLSearchParams(search).get(ADDRESS)?.slice(0, 254) ?? '';
}

/** Where the code is entered, with the address filled in; what else the query says goes along. */
export function resetPath(search: string, email: string): string {
  return path('/account/resetpassword', search, email);
}

/** Where another code is asked for. */
export function forgottenPath(search: string, email: string): string {
  return path('/account/forgetpassword', search, email);
}

/** The query of the log-in page that follows: where to go on to, and no address. */
export function searchAfter(search: string): string {
  return path('', search, '');
}

function path(page: string, search: string, email: string): string {
  const query = new URLSearchParams(search);
  query.delete(ADDRESS);
  if (email !== '') query.set(ADDRESS, email);
  return query.size > 0 ? `${page}?${query}` : page;
}
