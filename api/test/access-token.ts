import type { AccessTokenClaims } from '../src/auth/sessions/access-tokens.service';

/** The claims of an access token, not verified. */
export function claimsOf(accessToken: string): AccessTokenClaims {
  const [, payload = ''] = accessToken.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as AccessTokenClaims;
}
