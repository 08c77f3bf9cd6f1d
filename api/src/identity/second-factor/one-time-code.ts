import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** A phone's clock may be one step off, either way. */
const WINDOW = 1;

/** 160 bits, as RFC 4226 recommends; Base32. */
export function freshSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What authenticator apps read, as text or from a QR code. */
export function enrolmentUri(secret: string, issuer: string, label: string): string {
  return totp(secret, issuer, label).toString();
}

/** The time step a code is of, or null for one that is of none near `now`. */
export function stepOf(secret: string, code: string, now: Date): number | null {
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
