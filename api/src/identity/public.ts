export { Accounts, type AccountCard, type NewAccount } from './accounts.service';
export { AddressBook } from './address-book';
export { GuestLinks } from './guest-links';
export { IdentityModule } from './identity.module';
export { MemberRoles, type MemberCard, type MemberRole } from './reseller/member-roles.service';
export { ResellerApplications } from './reseller/reseller-applications.service';
export { Invitations } from './staff/invitations.service';
export { StaffChanges } from './staff/staff-changes.service';
export { Sessions, type EndReason } from './sessions.service';
