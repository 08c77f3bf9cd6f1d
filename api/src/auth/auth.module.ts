import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccountsModule } from '../accounts/public';
import { AccessGuard } from '../common/public';
import { PasswordController } from './passwords/password.controller';
import { StaffController } from './staff/admin/staff.controller';
import { CredentialGuard } from './access/credential-guard.service';
import { Authenticator } from './access/authenticator.service';
import { EmailDisclosure } from './access/email-disclosure';
import { GuestLinks } from './guests/guest-links';
import { Guests } from './guests/guests.service';
import { LogInAudit } from './sessions/log-in-audit';
import { LogIn } from './sessions/log-in.service';
import { LogOut } from './sessions/log-out.service';
import { VerificationCodes } from './passwords/verification-codes.service';
import { PasswordChangeEffects } from './passwords/password-change-effects';
import { SessionCleanup } from './sessions/session-cleanup.service';
import { PasswordChange } from './passwords/password-change.service';
import { PasswordChecks } from './passwords/password-checks.service';
import { PasswordResetController } from './passwords/password-reset.controller';
import { PasswordResetEmails } from './passwords/password-reset-emails';
import { PasswordResetRequests } from './passwords/password-reset-requests.service';
import { PasswordReset } from './passwords/password-reset.service';
import { RegistrationNotifications } from './registration/registration-notifications';
import { CustomerAccounts } from './registration/customer-accounts.service';
import { Registration } from './registration/registration.service';
import { SessionRenewal } from './sessions/session-renewal.service';
import { SecondFactorConfirmation } from './second-factor/second-factor-confirmation.service';
import { SecondFactorEnrolment } from './second-factor/second-factor-enrolment.service';
import { SecondFactorNotifications } from './second-factor/second-factor-notifications';
import { SecondFactorRemoval } from './second-factor/second-factor-removal.service';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SecondFactors } from './second-factor/second-factors.service';
import { JwksController } from './keys/jwks.controller';
import { SigningKeys } from './keys/signing-keys.service';
import { AccessTokens } from './sessions/access-tokens.service';
import { Sessions } from './sessions/sessions.service';
import { InvitationController } from './staff/invitation.controller';
import { InvitationAcceptance } from './staff/invitation-acceptance.service';
import { Invitations } from './staff/invitations.service';
import { StaffChanges } from './staff/staff-changes.service';
import { TokenAuthController } from './sessions/token-auth.controller';

/** Log-in, sessions, second factors, guests and staff, and the guard that enforces the access of every handler. */
@Module({
  imports: [AccountsModule, JwtModule],
  controllers: [
    TokenAuthController,
    PasswordController,
    PasswordResetController,
    SecondFactorController,
    InvitationController,
    StaffController,
    JwksController,
  ],
  providers: [
    { provide: AccessGuard, useClass: CredentialGuard },
    Authenticator,
    AccessTokens,
    SigningKeys,
    PasswordChecks,
    PasswordChangeEffects,
    VerificationCodes,
    EmailDisclosure,
    Sessions,
    Registration,
    CustomerAccounts,
    RegistrationNotifications,
    PasswordResetRequests,
    PasswordResetEmails,
    PasswordReset,
    Guests,
    GuestLinks,
    LogIn,
    LogInAudit,
    SessionRenewal,
    LogOut,
    PasswordChange,
    SessionCleanup,
    SecondFactors,
    SecondFactorEnrolment,
    SecondFactorConfirmation,
    SecondFactorRemoval,
    SecondFactorNotifications,
    Invitations,
    InvitationAcceptance,
    StaffChanges,
  ],
  exports: [Sessions, GuestLinks, Invitations, StaffChanges],
})
export class AuthModule {}
