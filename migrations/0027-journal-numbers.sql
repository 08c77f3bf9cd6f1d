-- Journal entries get consecutive numbers when their day is closed, because numbers given earlier would have gaps where a
-- transaction is rolled back.
create table ledger_entry_number (
  number bigint primary key check (number > 0),
  entry_id uuid not null unique references ledger_entry
);
insert into ledger_entry_number (number, entry_id)
select row_number() over (order by day, seq), id from ledger_entry where day <= (select max(day) from daily_close);

create trigger ledger_entry_number_append_only before update or delete on ledger_entry_number
  for each row execute function reject_change();
create trigger ledger_entry_number_no_truncate before truncate on ledger_entry_number
  for each statement execute function reject_change();

-- Every entry of a closed day has a number, and no number is missing.
create view audit_journal_number as
select e.id as entry_id, e.day::text as day, null::bigint as number
from ledger_entry e left join ledger_entry_number n on n.entry_id = e.id
where n.entry_id is null and e.day <= (select max(day) from daily_close)
union all
select null, null, max(number) from ledger_entry_number having max(number) <> count(*);
