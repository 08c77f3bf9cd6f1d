import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard';
import { AccountDetails } from './account-details.service';
import { AccountController } from './account.controller';
import { Accounts } from './accounts.service';
import { AddressBook } from './address-book';
import { Callers } from './callers.queries';
import { Disclosure } from './disclosure';
import { GuestLinks } from './guest-links';
import { Guests } from './guests.service';
import { LogIn } from './log-in.service';
import { LogOut } from './log-out.service';
import { MailedCodes } from './mailed-codes';
import { NewPasswords } from './new-passwords';
import { OldSessions } from './old-sessions.service';
import { PasswordChange } from './password-change.service';
import { PasswordChecks } from './password-checks.service';
import { PasswordResetRequests } from './password-reset-requests.service';
import { PasswordReset } from './password-reset.service';
import { Passwords } from './passwords';
import { RegistrationLetters } from './registration-letters';
import { Registration } from './registration.service';
import { Renewals } from './renewals.service';
import { MemberRoles } from './reseller/member-roles.service';
import { ResellerApplications } from './reseller/reseller-applications.service';
import { ResellerController } from './reseller/reseller.controller';
import { Enrolment } from './second-factor/enrolment.service';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SecondFactors } from './second-factor/second-factors.service';
import { SecretKeys } from './second-factor/secret-keys.service';
import { Sessions } from './sessions.service';
import { ShippingAddresses } from './shipping-addresses.service';
import { InvitationController } from './staff/invitation.controller';
import { Invitations } from './staff/invitations.service';
import { StaffChanges } from './staff/staff-changes.service';
import { TokenAuthController } from './token-auth.controller';

/** Accounts, sessions, address books; and the guard that holds every handler to its access. */
@Module({
  controllers: [
    TokenAuthController,
    AccountController,
    SecondFactorController,
    InvitationController,
    ResellerController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    Callers,
    Passwords,
    PasswordChecks,
    NewPasswords,
    MailedCodes,
    Disclosure,
    Accounts,
    Sessions,
    Registration,
    RegistrationLetters,
    PasswordResetRequests,
    PasswordReset,
    Guests,
    GuestLinks,
    LogIn,
    Renewals,
    LogOut,
    PasswordChange,
    AccountDetails,
    AddressBook,
    ShippingAddresses,
    OldSessions,
    SecretKeys,
    SecondFactors,
    Enrolment,
    Invitations,
    StaffChanges,
    MemberRoles,
    ResellerApplications,
  ],
  exports: [Accounts, AddressBook, Sessions, GuestLinks, Invitations, StaffChanges, MemberRoles, ResellerApplications],
})
export class IdentityModule {}
