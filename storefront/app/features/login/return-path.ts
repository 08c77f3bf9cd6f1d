import { isInternalPath } from '../language/paths';

const PARAMETER = 'to';

/** Adds the return path `from`, a path of this site with its query, to the path of a page. */
export function withReturn(page: string, from: string): string {
  return `${page}?${new URLSearchParams({ [PARAMETER]: from })}`;
}

/** The return path of a query, unless it leaves this site or is a login page. */
export function returnPath(search: string, fallback: string): string {
  const requested = new URLSearchParams(search).get(PARAMETER);
  if (
    requested === null ||
    !isInternalPath(requested) ||
    /^(\/[a-z]{2})?\/account\/(login|register|forgetpassword|resetpassword)\b/.test(requested)
  )
    return fallback;
  return requested;
}
