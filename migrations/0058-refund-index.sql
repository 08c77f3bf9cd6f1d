-- no-transaction
-- The list of refunds, newest first.
create index concurrently if not exists ledger_entry_refund on ledger_entry (seq desc) where kind = 'refund';
