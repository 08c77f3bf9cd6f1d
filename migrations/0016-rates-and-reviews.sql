-- Where rates come from and which of them wait for a person's word; what customers say of what they bought, before it is
-- published; notices that are being written; whose turn it is at the board.

-- Nothing for rates that were there before anybody could enter one.
alter table currency_rate
  add column source text check (source in ('entered', 'fetched', 'approved')),
  -- The instant of writing; a rate may begin later.
  add column set_at timestamptz,
  -- Nobody where it was fetched.
  add column set_by uuid references account;

-- What the source said of a currency and nobody may quote by before a person has looked.
create table pending_rate (
  id uuid primary key default gen_random_uuid(),
  currency char(3) not null references currency,
  reason text not null check (reason in ('missing', 'not_a_number', 'not_positive', 'jump')),
  -- As the source wrote it, shortened; nothing where it did not name the currency.
  quoted text,
  -- Only a jump can be approved: it is a rate.
  per_cny numeric(18, 8) check (per_cny > 0),
  -- The rate in force that it was held against.
  in_force numeric(18, 8),
  -- The day that the source gives.
  quoted_on date not null,
  found_at timestamptz not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'superseded')),
  decided_at timestamptz,
  decided_by uuid references account,
  check ((reason = 'jump') = (per_cny is not null)),
  check (status <> 'approved' or per_cny is not null),
  check ((status = 'pending') = (decided_at is null))
);
create unique index pending_rate_one_a_currency on pending_rate (currency) where status = 'pending';
create index pending_rate_newest on pending_rate (found_at desc, id);

-- One row for each time that rates were asked for.
create table rate_fetch (
  id bigint primary key generated always as identity,
  fetched_at timestamptz not null,
  outcome text not null check (outcome in ('done', 'failed')),
  -- Why it failed.
  reason text,
  quoted_on date,
  -- How many currencies got a rate, and of how many one waits.
  applied smallint not null default 0,
  pending smallint not null default 0,
  check ((outcome = 'failed') = (reason is not null))
);

alter table review
  -- The item that it is about; nothing for reviews from before and of people who are gone.
  add column order_id char(20),
  add column sid uuid unique,
  add column submitted_at timestamptz not null default now(),
  add column rejected_at timestamptz,
  add column decided_by uuid references account,
  -- Counts what was written and decided, so that nobody publishes words that they have not read.
  add column revision integer not null default 1,
  add column state text not null generated always as (
    case when published_at is not null then 'published' when rejected_at is not null then 'rejected' else 'pending' end
  ) stored,
  add foreign key (order_id, sid) references order_item (order_id, sid),
  add check ((order_id is null) = (sid is null)),
  add check (num_nonnulls(published_at, rejected_at) <= 1);
create index review_by_state on review (state, submitted_at desc, id);
create index review_of_order on review (order_id) where order_id is not null;

-- A notice without an instant is a draft; one whose instant is still to come appears then.
alter table notice
  alter column published_at drop not null,
  add column created_at timestamptz not null default now(),
  add column changed_at timestamptz not null default now(),
  add column revision integer not null default 1;

alter table service_status add column revision integer not null default 1;
