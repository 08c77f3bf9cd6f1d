-- no-transaction
-- What a member of staff has posted, newest first.
create index concurrently if not exists ledger_entry_of_staff on ledger_entry (posted_by, seq desc) where posted_by is not null;
