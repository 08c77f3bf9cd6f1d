-- Applications of customers to become resellers.

create table reseller_application (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  company text not null,
  website text,
  phone text not null,
  country char(2) not null,
  message text not null,
  status text not null default 'pending' check (status in ('pending', 'granted', 'declined')),
  applied_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account,
  reason text,
  check ((status = 'pending') = (decided_at is null) and (status = 'pending') = (decided_by is null))
);
create unique index reseller_application_one_pending on reseller_application (account_id) where status = 'pending';
create index reseller_application_account on reseller_application (account_id, applied_at desc);
create index reseller_application_newest on reseller_application (applied_at desc, id);
