/** The token of a mailed link, from its fragment: what stands behind `#` reaches no server and no log. */
export function tokenIn(fragment: string): string | null {
  const token = new URLSearchParams(fragment.replace(/^#/, '')).get('token');
  return token !== null && /^[\w-]{1,128}$/.test(token) ? token : null;
}
