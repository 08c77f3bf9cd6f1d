-- The registry of languages in the contract decides which languages there are: the API accepts no other, and adding one
-- needs no migration.

alter table account drop constraint account_language_check;
alter table staff_invitation drop constraint staff_invitation_language_check;
alter table subscription drop constraint subscription_language_check;
alter table contact_message drop constraint contact_message_language_check;
