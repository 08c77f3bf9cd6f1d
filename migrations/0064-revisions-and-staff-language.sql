-- Counts the changes of a record, so that a form that was opened before the last of them is not saved over it.
alter table shop_setting add revision integer not null default 1;
alter table shipping_method add revision integer not null default 1;

-- The language in which this member of staff uses the back office and gets its emails. Null until one is chosen; until then the
-- language of the account is used.
alter table account add staff_language text check (staff_language in ('en', 'ja', 'zh'));
