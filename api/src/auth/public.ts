export { AuthModule } from './auth.module';
export { SigningKeys } from './keys/signing-keys.service';
export { GuestLinks } from './guests/guest-links';
export { SESSION_DAYS, Sessions } from './sessions/sessions.service';
export { createToken, hashToken, isOpaqueToken } from './sessions/tokens';
export { Invitations } from './staff/invitations.service';
