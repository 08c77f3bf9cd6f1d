-- Filters and sorting of back-office lists that staff keep under a name, for themselves or for all staff.
create table saved_view (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  resource text not null check (resource <> ''),
  name text not null check (name <> ''),
  -- The list's query string: filter, sort and order as JSON.
  query jsonb not null,
  shared boolean not null,
  saved_at timestamptz not null,
  -- Saving under the same name replaces the view.
  unique (account_id, resource, name)
);
create index saved_view_shared on saved_view (resource) where shared;
