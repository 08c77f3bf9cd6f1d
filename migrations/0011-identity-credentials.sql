-- What lets people in beside a password: codes and links from mails; and accounts that nobody may enter any more.

-- Disabled by staff, or closed by its owner: no log-in, no session.
alter table account add column disabled_at timestamptz;
alter table account add column closed_at timestamptz;
alter table account drop constraint account_check;
alter table account add constraint account_has_a_password
  check (role = 'guest' or closed_at is not null or password_hash is not null);

-- The newest code of an account for a purpose; a new one takes the old one's place.
create table mailed_code (
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('password-reset')),
  -- Changes with each code: wrong tries are counted by it.
  id uuid not null default gen_random_uuid(),
  -- SHA-256 of account, purpose and code.
  code_hash bytea not null check (length(code_hash) = 32),
  expires_at timestamptz not null,
  spent_at timestamptz,
  primary key (account_id, purpose)
);

-- The secret part of a link in a guest's mail: lets the guest in again until it expires.
create table guest_link (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  expires_at timestamptz not null
);
create index guest_link_account on guest_link (account_id);
create index guest_link_end on guest_link (expires_at);
