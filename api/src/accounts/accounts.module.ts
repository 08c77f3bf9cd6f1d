import { Module } from '@nestjs/common';
import { AccountController } from './account.controller';
import { StaffAccountsController } from './admin/accounts.controller';
import { AccountNotes } from './admin/account-notes.service';
import { AccountDetails } from './account-details.service';
import { Accounts } from './accounts.service';
import { AddressBook } from './address-book';
import { MemberRoles } from './member-roles.service';
import { PasswordCost } from './passwords/password-cost';
import { Passwords } from './passwords/passwords';
import { ShippingAddresses } from './shipping-addresses.service';

/** Accounts with their details, address books and password hashes. */
@Module({
  controllers: [AccountController, StaffAccountsController],
  providers: [
    AccountNotes,
    AccountDetails,
    Accounts,
    AddressBook,
    MemberRoles,
    PasswordCost,
    Passwords,
    ShippingAddresses,
  ],
  exports: [Accounts, AddressBook, MemberRoles, Passwords],
})
export class AccountsModule {}
