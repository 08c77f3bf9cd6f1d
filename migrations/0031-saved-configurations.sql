-- Configured products that an account has saved under a name.

create table saved_configuration (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null check (length(name) between 1 and 80),
  item jsonb not null,
  saved_at timestamptz not null
);
create unique index saved_configuration_name on saved_configuration (account_id, lower(name));
create index saved_configuration_of_account on saved_configuration (account_id, saved_at desc, id);
