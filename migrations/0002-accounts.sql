-- Accounts and their addresses.

create table account (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email !~ '[\s]' and length(email) <= 254),
  password_hash text,
  role text not null check (role in ('customer', 'reseller', 'guest', 'customer_service', 'accounting', 'factory', 'isc_facility', 'admin')),
  currency text not null,
  default_unit smallint not null check (default_unit between 0 and 3),
  language text not null check (language in ('en', 'ja', 'fr', 'es', 'de')),
  first_name text,
  last_name text,
  company text,
  phone text,
  birth_date date,
  agreed_at timestamptz,
  created_at timestamptz not null,
  -- Disabled by staff or closed by its owner: no log-in, no session.
  disabled_at timestamptz,
  closed_at timestamptz,
  constraint account_password_required check (role = 'guest' or closed_at is not null or password_hash is not null),
  -- A closed account holds no personal data, even if something else writes to it at the same moment.
  constraint account_closed_is_anonymous check (
    closed_at is null or (
      email = 'closed-' || id || '@closed.invalid'
      and num_nonnulls(password_hash, first_name, last_name, company, phone, birth_date) = 0
    )
  )
);
-- Several guests, and a guest and a member, may share an e-mail address; two members may not.
create unique index account_email on account (lower(email)) where role <> 'guest';
create index account_created on account (created_at desc, id);
-- Substring search by staff.
create extension if not exists pg_trgm;
create index account_email_parts on account using gin (email gin_trgm_ops);

create table address (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  first_name text not null,
  last_name text not null,
  company text,
  line1 text not null,
  line2 text,
  city text not null,
  region text not null,
  post_code text not null,
  phone text not null,
  country char(2) not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create unique index address_one_default on address (account_id) where is_default;
create index address_account on address (account_id, created_at);
