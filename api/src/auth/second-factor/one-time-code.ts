import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** A phone's clock may be one step off, either way. */
const WINDOW = 1;

/** 160 bits, as RFC 4226 recommends; Base32. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth:` URI for authenticator apps, usually shown as a QR code. */
export function enrolmentUri(secret: string, issuer: string, label: string): string {
  return totp(secret, issuer, label).toString();
}

/** The time step of the code, or null if it is not valid near `now`. */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

function totp(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
  });
}
