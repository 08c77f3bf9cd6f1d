/** The token of an email link. It is in the fragment, which is neither sent to the server nor logged. */
export function parseEmailToken(fragment: string): string | null {
  const token = new URLSearchParams(fragment.replace(/^#/, '')).get('token');
  return token !== null && /^[\w-]{1,128}$/.test(token) ? token : null;
}
