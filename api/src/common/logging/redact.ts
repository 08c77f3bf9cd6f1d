const HIDDEN = '[redacted]';
const SECRET_PARAMETER = /token|code|secret|key|signature|password|email/i;

/** Members of logged objects that are replaced by `[redacted]`, at the top and up to two levels below. */
export const REDACTED_PATHS = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'currentPassword',
  'confirmPassword',
  'accessToken',
  'refreshToken',
  'token',
  'code',
  'secret',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** The path and query of a request without secrets: values of parameters such as `token`, and the token of a file link. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  const safePath = path.replace(/^(\/api\/files\/)[^/]+/, `$1${HIDDEN}`);
  if (query === undefined) return safePath;
  const parameters = query.split('&').map((parameter) => {
    const [name = ''] = parameter.split('=', 1);
    return SECRET_PARAMETER.test(name) ? `${name}=${HIDDEN}` : parameter;
  });
  return `${safePath}?${parameters.join('&')}`;
}
