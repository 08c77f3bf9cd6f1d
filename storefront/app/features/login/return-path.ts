import { isOwnPath } from '../language/paths';

const PARAMETER = 'to';

/** The plain path of a page that leads back to `from` (a path of this site, query included) when it is done. */
export function withReturn(page: string, from: string): string {
  return `${page}?${new URLSearchParams({ [PARAMETER]: from })}`;
}

/** Where to go on to: what the query asks for if that is a path of this site, and never a page for logging in. */
export function returnPath(search: string, otherwise: string): string {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  if (wanted === null || !isOwnPath(wanted) || /^(\/[a-z]{2})?\/account\/(login|register|forgetpassword|resetpassword)\b/.test(wanted))
    return otherwise;
  return wanted;
}
