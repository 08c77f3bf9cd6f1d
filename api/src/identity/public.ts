export { Accounts, type AccountCard, type NewAccount } from './accounts.service';
export { AddressBook } from './address-book';
export { GuestLinks } from './guest-links';
export { IdentityModule } from './identity.module';
export { Sessions, type EndReason } from './sessions.service';
