/** The value of `X-Check`: hex HMAC-SHA-256 of `timestamp \n METHOD \n path with query \n body`, keyed with the site key. */
export async function signRequest(
  siteKey: string,
  timestamp: number,
  method: string,
  path: string,
  body: string,
): Promise<string> {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode(siteKey), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const check = await crypto.subtle.sign('HMAC', key, bytes.encode(`${timestamp}\n${method}\n${path}\n${body}`));
  return Array.from(new Uint8Array(check), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
