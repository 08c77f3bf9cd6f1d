-- Double entry: a posting moves a positive amount from one account to another in one currency, so it always balances.

create table ledger_entry (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  kind text not null check (kind in ('deposit', 'payment', 'refund', 'chargeback', 'dispute', 'unmatched', 'reversal')),
  order_id char(20) references customer_order,
  memo text not null,
  posted_at timestamptz not null,
  posted_by uuid references account,
  reverses uuid unique references ledger_entry,
  -- Unique, so that a repeated request, webhook or job adds no second entry.
  dedupe_key text not null unique,
  -- An entry is complete when its transaction ends: no other transaction may add to it.
  written_in xid8 not null default pg_current_xact_id(),
  -- The business day in China's time.
  day date not null generated always as ((posted_at at time zone interval '8 hours')::date) stored,
  check ((kind = 'reversal') = (reverses is not null))
);
create index ledger_entry_of_order on ledger_entry (order_id) where order_id is not null;
create index ledger_entry_day on ledger_entry (day, seq);

create table ledger_posting (
  id bigint generated always as identity primary key,
  entry_id uuid not null references ledger_entry,
  from_account text not null,
  to_account text not null,
  currency char(3) not null references currency,
  amount bigint not null check (amount > 0),
  check (from_account <> to_account),
  constraint ledger_posting_accounts check (
    (from_account in ('bank', 'sales', 'shipping', 'fees', 'refunds', 'chargebacks', 'unmatched-payments', 'disputed-payments')
      or from_account ~ '^[a-z]+(-[a-z]+)*-clearing$'
      or from_account like 'prepaid:%' and currency = 'CNY')
    and (to_account in ('bank', 'sales', 'shipping', 'fees', 'refunds', 'chargebacks', 'unmatched-payments', 'disputed-payments')
      or to_account ~ '^[a-z]+(-[a-z]+)*-clearing$'
      or to_account like 'prepaid:%' and currency = 'CNY')
  )
);
create index ledger_posting_entry on ledger_posting (entry_id);
create index ledger_posting_from on ledger_posting (from_account, id);
create index ledger_posting_to on ledger_posting (to_account, id);

create trigger ledger_entry_append_only before update or delete on ledger_entry for each row execute function reject_change();
create trigger ledger_entry_no_truncate before truncate on ledger_entry for each statement execute function reject_change();
create trigger ledger_posting_append_only before update or delete on ledger_posting for each row execute function reject_change();
create trigger ledger_posting_no_truncate before truncate on ledger_posting for each statement execute function reject_change();

-- The balance of a prepaid account, updated by guarded statements under its row lock. It is never negative.
create table prepaid_balance (
  account_id uuid primary key references account,
  fen bigint not null check (fen >= 0)
);

-- The statement of a prepaid account: one row per entry, with the balance after it.
create table prepaid_transaction (
  entry_id uuid primary key references ledger_entry,
  account_id uuid not null references account,
  seq bigint generated always as identity unique,
  fen bigint not null check (fen <> 0),
  balance_after bigint not null check (balance_after >= 0)
);
create index prepaid_transaction_of_account on prepaid_transaction (account_id, seq desc);
create trigger prepaid_transaction_append_only before update or delete on prepaid_transaction for each row execute function reject_change();
create trigger prepaid_transaction_no_truncate before truncate on prepaid_transaction for each statement execute function reject_change();

create function check_entry_complete() returns trigger language plpgsql as $$
begin
  if exists (select from added a join ledger_entry e on e.id = a.entry_id where e.written_in <> pg_current_xact_id()) then
    raise exception 'an entry is written whole' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger ledger_posting_same_transaction after insert on ledger_posting
  referencing new table as added for each statement execute function check_entry_complete();
create trigger prepaid_transaction_with_its_entry after insert on prepaid_transaction
  referencing new table as added for each statement execute function check_entry_complete();

-- A payment that accounting recorded by hand, with its reference.
create table manual_payment (
  entry_id uuid primary key references ledger_entry,
  order_id char(20) not null unique references customer_order,
  method text not null check (method in ('western_union', 'moneygram', 'bank_transfer')),
  reference text not null,
  -- The letters and digits of the reference; null without a digit, because such a text identifies no payment.
  reference_key text check (reference_key <> '')
);
-- One reference of one method pays one order.
create unique index manual_payment_reference on manual_payment (method, reference_key) where reference_key is not null;
create trigger manual_payment_append_only before update or delete on manual_payment for each row execute function reject_change();
create trigger manual_payment_no_truncate before truncate on manual_payment for each statement execute function reject_change();

-- A deposit, or the reversal of one, that needs a second person because of its amount. It is not in the ledger before approval.
create table prepaid_request (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('deposit', 'reversal')),
  account_id uuid not null references account,
  fen bigint not null check (fen > 0),
  memo text not null,
  -- The deposit that is reversed.
  reverses uuid references ledger_entry,
  entered_by uuid not null references account,
  entered_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  decided_by uuid references account,
  decided_at timestamptz,
  reason text,
  entry_id uuid unique references ledger_entry,
  check (decided_by <> entered_by),
  check ((kind = 'reversal') = (reverses is not null)),
  check ((state = 'pending') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check ((state = 'approved') = (entry_id is not null))
);
create unique index prepaid_request_one_reversal on prepaid_request (reverses) where state = 'pending';
create index prepaid_request_newest on prepaid_request (entered_at desc, id);
create index prepaid_request_waiting on prepaid_request (entered_at) where state = 'pending';

create function check_single_decision() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'pending' and new.state <> 'pending'
    and (old.id, old.kind, old.account_id, old.fen, old.memo, old.entered_by, old.entered_at)
      = (new.id, new.kind, new.account_id, new.fen, new.memo, new.entered_by, new.entered_at)
    and old.reverses is not distinct from new.reverses
  then
    return new;
  end if;
  raise exception '% is decided once', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger prepaid_request_single_decision before update or delete on prepaid_request
  for each row execute function check_single_decision();
create trigger prepaid_request_no_truncate before truncate on prepaid_request for each statement execute function reject_change();

-- A closed business day: the balance of every account and its changes. Every close but the first follows the day before.
create table daily_close (
  day date primary key,
  follows date unique references daily_close,
  closed_at timestamptz not null,
  -- Null where the nightly job closed it.
  closed_by uuid references account,
  entries integer not null check (entries >= 0),
  first_seq bigint,
  last_seq bigint,
  -- What the audit views found, by view; empty if nothing.
  findings jsonb not null,
  check (follows = day - 1),
  check ((entries = 0) = (first_seq is null) and (first_seq is null) = (last_seq is null)),
  -- A day is closed only after its end.
  check (closed_at >= (day + 1)::timestamp at time zone interval '8 hours')
);
create unique index daily_close_first on daily_close ((true)) where follows is null;

-- All prepaid accounts together count as `prepaid`.
create table daily_close_balance (
  day date not null references daily_close,
  account text not null,
  currency char(3) not null references currency,
  opening bigint not null,
  received bigint not null check (received >= 0),
  given bigint not null check (given >= 0),
  closing bigint not null,
  primary key (day, account, currency),
  check (closing = opening + received - given)
);
create trigger daily_close_append_only before update or delete on daily_close for each row execute function reject_change();
create trigger daily_close_no_truncate before truncate on daily_close for each statement execute function reject_change();
create trigger daily_close_balance_append_only before update or delete on daily_close_balance for each row execute function reject_change();
create trigger daily_close_balance_no_truncate before truncate on daily_close_balance for each statement execute function reject_change();

-- Every entry shares this lock until its transaction ends; a close takes it exclusively. A close therefore sees every entry of its
-- day, and an entry whose day was closed in the meantime counts in the next open day.
create function assign_open_day() returns trigger language plpgsql as $$
declare
  closed date;
begin
  perform pg_advisory_xact_lock_shared(7204020);
  select max(day) into closed from daily_close;
  if closed is not null then
    new.posted_at := greatest(new.posted_at, (closed + 1)::timestamp at time zone interval '8 hours');
  end if;
  return new;
end $$;
create trigger ledger_entry_open_day before insert on ledger_entry
  for each row execute function assign_open_day();

create function ledger_account_group(account text) returns text language sql immutable parallel safe
  return case when account like 'prepaid:%' then 'prepaid' else account end;

-- What each order was paid and what went back (refunds and chargebacks), from its postings.
create view order_payment as
select e.order_id, p.currency,
  coalesce(sum(p.amount) filter (where e.kind = 'payment'), 0)::bigint as paid,
  coalesce(sum(p.amount) filter (where e.kind in ('refund', 'chargeback')), 0)::bigint as refunded
from ledger_entry e join ledger_posting p on p.entry_id = e.id
where e.order_id is not null and e.kind in ('payment', 'refund', 'chargeback')
group by e.order_id, p.currency;

-- Views that must always be empty.

create view audit_prepaid_balance as
with posted as (
  select account, sum(fen) as fen from (
    select to_account as account, amount as fen from ledger_posting where to_account like 'prepaid:%'
    union all
    select from_account, -amount from ledger_posting where from_account like 'prepaid:%'
  ) moves group by account
)
select coalesce(b.account_id, substr(p.account, 9)::uuid) as account_id, b.fen as held, coalesce(p.fen, 0) as posted
from prepaid_balance b full join posted p on p.account = 'prepaid:' || b.account_id
where coalesce(b.fen, 0) <> coalesce(p.fen, 0);

create view audit_prepaid_statement as
select b.account_id, b.fen as held, coalesce(sum(m.fen), 0) as moved
from prepaid_balance b left join prepaid_transaction m using (account_id)
group by b.account_id, b.fen
having b.fen <> coalesce(sum(m.fen), 0);

create view audit_prepaid_below_zero as
select account_id, fen from prepaid_balance where fen < 0
union all
select account_id, balance_after from prepaid_transaction where balance_after < 0;

create view audit_prepaid_running as
select account_id, seq, balance_after, ran from (
  select account_id, seq, balance_after, sum(fen) over (partition by account_id order by seq) as ran from prepaid_transaction
) movements where balance_after <> ran;

create view audit_prepaid_request as
select r.id, r.kind, r.state, r.fen, m.fen as moved
from prepaid_request r left join prepaid_transaction m on m.entry_id = r.entry_id
where r.entered_by = r.decided_by
  or (r.state = 'approved') <> (m.entry_id is not null)
  or m.fen <> case r.kind when 'deposit' then r.fen else -r.fen end
  or m.account_id <> r.account_id;

-- A posting moves a positive amount between two different accounts.
create view audit_unbalanced_posting as
select p.id, p.entry_id, p.from_account, p.to_account, p.currency, p.amount
from ledger_posting p left join ledger_entry e on e.id = p.entry_id
where e.id is null or p.amount <= 0 or p.from_account = p.to_account
  or p.currency <> 'CNY' and (p.from_account like 'prepaid:%' or p.to_account like 'prepaid:%');

-- An entry has one currency: that of its order, if it is a payment, refund or chargeback.
create view audit_entry_currency as
select e.id, e.kind, e.order_id, min(p.currency) as currency, o.currency as order_currency
from ledger_entry e join ledger_posting p on p.entry_id = e.id left join customer_order o on o.id = e.order_id
group by e.id, e.kind, e.order_id, o.currency
having min(p.currency) <> max(p.currency) or e.kind in ('payment', 'refund', 'chargeback') and min(p.currency) <> o.currency;

create view audit_entry_without_posting as
select e.id from ledger_entry e where not exists (select from ledger_posting p where p.entry_id = e.id);

-- The payments of a paid order equal its total, in its currency.
create view audit_order_payment as
select o.id as order_id, o.total, coalesce(p.paid, 0) as paid
from customer_order o
left join order_payment p on p.order_id = o.id and p.currency = o.currency
where (o.state in ('awaiting_files', 'in_review', 'awaiting_proof_approval', 'ready_for_production', 'in_production', 'shipped', 'completed'))
  <> (coalesce(p.paid, 0) = o.total and coalesce(p.refunded, 0) <= o.total)
  and not (o.state = 'cancelled' and coalesce(p.paid, 0) = coalesce(p.refunded, 0));

create view audit_refund_above_payment as
select order_id, currency, paid, refunded from order_payment where refunded > paid;

create view audit_order_paid_twice as
select order_id, sum(entries)::bigint as entries, sum(events)::bigint as events from (
  select order_id, 1 as entries, 0 as events from ledger_entry where kind = 'payment' and order_id is not null
  union all
  select order_id, 0, 1 from order_event where event = 'order_paid'
) payments
group by order_id having sum(entries) <> sum(events) or sum(events) > 1;

create view audit_reversal as
select e.id, e.reverses, o.kind
from ledger_entry e join ledger_entry o on o.id = e.reverses
where o.kind = 'reversal' or o.order_id is distinct from e.order_id
  or exists (
    (select to_account, from_account, currency, amount from ledger_posting where entry_id = o.id
     except all select from_account, to_account, currency, amount from ledger_posting where entry_id = e.id)
    union all
    (select from_account, to_account, currency, amount from ledger_posting where entry_id = e.id
     except all select to_account, from_account, currency, amount from ledger_posting where entry_id = o.id)
  );

create view audit_manual_payment as
select m.order_id, m.method, m.reference, m.entry_id
from manual_payment m left join ledger_entry e on e.id = m.entry_id
where e.kind is distinct from 'payment' or e.order_id <> m.order_id
  or exists (select from ledger_posting p where p.entry_id = m.entry_id and p.from_account <> 'manual-clearing');

-- A closed day agrees with the ledger.
create view audit_closed_day_entries as
select c.day, c.entries, count(e.id) as found, c.last_seq, max(e.seq) as last_found
from daily_close c left join ledger_entry e on e.day = c.day
group by c.day, c.entries, c.first_seq, c.last_seq
having c.entries <> count(e.id) or c.first_seq is distinct from min(e.seq) or c.last_seq is distinct from max(e.seq);

create view audit_closed_day_balance as
with moved as (
  select day, account, currency, sum(received) as received, sum(given) as given from (
    select e.day, ledger_account_group(p.to_account) as account, p.currency, p.amount as received, 0 as given
    from ledger_posting p join ledger_entry e on e.id = p.entry_id
    union all
    select e.day, ledger_account_group(p.from_account), p.currency, 0, p.amount
    from ledger_posting p join ledger_entry e on e.id = p.entry_id
  ) moves group by day, account, currency
)
select coalesce(b.day, m.day) as day, coalesce(b.account, m.account) as account, coalesce(b.currency, m.currency) as currency,
  b.received, b.given, m.received as received_found, m.given as given_found
from daily_close_balance b full join moved m on m.day = b.day and m.account = b.account and m.currency = b.currency
where coalesce(b.day, m.day) in (select day from daily_close)
  and (coalesce(b.received, 0) <> coalesce(m.received, 0) or coalesce(b.given, 0) <> coalesce(m.given, 0));

create view audit_close_opening as
select b.day, b.account, b.currency, b.opening, coalesce(earlier.closing, 0) as closed_before
from daily_close_balance b
left join daily_close_balance earlier on earlier.day = b.day - 1 and earlier.account = b.account and earlier.currency = b.currency
where b.opening <> coalesce(earlier.closing, 0)
union all
select b.day + 1, b.account, b.currency, 0, b.closing
from daily_close_balance b join daily_close c on c.day = b.day + 1
where b.closing <> 0
  and not exists (select from daily_close_balance n where n.day = c.day and n.account = b.account and n.currency = b.currency);

create view audit_close_unbalanced as
select day, currency, sum(closing)::bigint as off from daily_close_balance group by day, currency having sum(closing) <> 0;

create view audit_close_gap as
select c.day, c.follows from daily_close c
where c.follows is null and exists (select from daily_close e where e.day < c.day)
  or c.follows is not null and not exists (select from daily_close e where e.day = c.follows and e.day = c.day - 1);

create view audit_entry_before_first_close as
select e.id, e.seq, e.day from ledger_entry e
where e.day < (select min(day) from daily_close);
