-- The list of refunds, newest first.
create index ledger_entry_refund on ledger_entry (seq desc) where kind = 'refund';
