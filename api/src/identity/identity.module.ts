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
import { Sessions } from './sessions.service';
import { ShippingAddresses } from './shipping-addresses.service';
import { TokenAuthController } from './token-auth.controller';

/** Accounts, sessions, address books; and the guard that holds every handler to its access. */
@Module({
  controllers: [TokenAuthController, AccountController],
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
  ],
  exports: [Accounts, AddressBook, Sessions, GuestLinks],
})
export class IdentityModule {}
