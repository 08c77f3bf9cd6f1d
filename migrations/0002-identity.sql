-- Accounts, sessions, address books.

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
  check (role = 'guest' or password_hash is not null)
);
-- Guests may share an address with a member; members may not share one.
create unique index account_email on account (lower(email)) where role <> 'guest';
create index account_created on account (created_at desc, id);

-- A log-in and all that was refreshed from it. Ending the family ends every session in it.
create table session_family (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  started_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'reuse', 'password', 'disabled')),
  check ((ended_at is null) = (end_reason is null))
);
create index session_family_account on session_family (account_id) where ended_at is null;

-- One pair of tokens; only their SHA-256 is kept.
create table session (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null references session_family on delete cascade,
  access_hash bytea not null unique check (length(access_hash) = 32),
  refresh_hash bytea not null unique check (length(refresh_hash) = 32),
  access_expires_at timestamptz not null,
  refresh_expires_at timestamptz not null,
  created_at timestamptz not null,
  -- When the refresh token was spent, and the salt from which its successor's tokens can be derived again.
  spent_at timestamptz,
  successor_id uuid references session,
  successor_salt bytea,
  check ((spent_at is null) = (successor_id is null) and (spent_at is null) = (successor_salt is null))
);
create index session_family_id on session (family_id);
create unique index session_successor on session (successor_id) where successor_id is not null;
create index session_refresh_end on session (refresh_expires_at);

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
