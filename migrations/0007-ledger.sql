-- Double entry: a posting moves a positive amount from one account to another in one currency, so it cannot be unbalanced.

create table ledger_entry (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  kind text not null check (kind in ('deposit', 'payment', 'refund', 'unapplied', 'reversal')),
  order_id char(20) references customer_order,
  memo text not null,
  posted_at timestamptz not null,
  posted_by uuid references account,
  reverses uuid unique references ledger_entry,
  -- One occasion, one entry, however often a request, a webhook or a worker repeats.
  occasion text not null unique,
  check ((kind = 'reversal') = (reverses is not null))
);
create index ledger_entry_of_order on ledger_entry (order_id) where order_id is not null;

create table ledger_posting (
  id bigint generated always as identity primary key,
  entry_id uuid not null references ledger_entry,
  from_account text not null,
  to_account text not null,
  currency char(3) not null references currency,
  amount bigint not null check (amount > 0),
  check (from_account <> to_account)
);
create index ledger_posting_entry on ledger_posting (entry_id);
create index ledger_posting_from on ledger_posting (from_account, id);
create index ledger_posting_to on ledger_posting (to_account, id);

create trigger ledger_entry_append_only before update or delete on ledger_entry for each row execute function refuse_change();
create trigger ledger_posting_append_only before update or delete on ledger_posting for each row execute function refuse_change();

-- The running balance of a prepaid account; moved by guarded statements under its row lock, never below zero.
create table prepaid_balance (
  account_id uuid primary key references account,
  fen bigint not null check (fen >= 0)
);

-- The prepaid account's statement: one row an entry, with the balance it left.
create table prepaid_movement (
  entry_id uuid primary key references ledger_entry,
  account_id uuid not null references account,
  seq bigint generated always as identity unique,
  fen bigint not null check (fen <> 0),
  balance_after bigint not null check (balance_after >= 0)
);
create index prepaid_movement_of_account on prepaid_movement (account_id, seq desc);
create trigger prepaid_movement_append_only before update or delete on prepaid_movement for each row execute function refuse_change();

create view audit_prepaid_balance as
select account_id, held, posted from (
  select b.account_id, b.fen as held,
    coalesce((select sum(amount) from ledger_posting where to_account = 'prepaid:' || b.account_id), 0)
    - coalesce((select sum(amount) from ledger_posting where from_account = 'prepaid:' || b.account_id), 0) as posted
  from prepaid_balance b
) sums
where held <> posted;

create view audit_prepaid_statement as
select b.account_id, b.fen as held, coalesce(sum(m.fen), 0) as moved
from prepaid_balance b left join prepaid_movement m using (account_id)
group by b.account_id, b.fen
having b.fen <> coalesce(sum(m.fen), 0);

create view audit_entry_without_posting as
select e.id from ledger_entry e where not exists (select from ledger_posting p where p.entry_id = e.id);

-- What an order was paid, less what was given back, by its postings.
create view order_payment as
select e.order_id, p.currency,
  coalesce(sum(p.amount) filter (where e.kind = 'payment'), 0)::bigint as paid,
  coalesce(sum(p.amount) filter (where e.kind = 'refund'), 0)::bigint as refunded
from ledger_entry e join ledger_posting p on p.entry_id = e.id
where e.order_id is not null and e.kind in ('payment', 'refund')
group by e.order_id, p.currency;

-- A paid order's payments equal its total, in its currency.
create view audit_order_payment as
select o.id as order_id, o.total, coalesce(p.paid, 0) as paid
from customer_order o
left join order_payment p on p.order_id = o.id and p.currency = o.currency
where (o.state in ('awaiting_files', 'in_review', 'awaiting_proof_approval', 'ready_for_production', 'in_production', 'shipped', 'completed'))
  <> (coalesce(p.paid, 0) = o.total and coalesce(p.refunded, 0) <= o.total)
  and not (o.state = 'cancelled' and coalesce(p.paid, 0) = coalesce(p.refunded, 0));
