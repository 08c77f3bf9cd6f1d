-- Sessions, codes and links sent by e-mail, staff invitations, second factors.

-- A log-in and every renewal of it. Ending the family ends all its sessions.
create table session_family (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  started_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'reuse', 'password', 'disabled', 'second_factor', 'closed')),
  check ((ended_at is null) = (end_reason is null))
);
create index session_family_account on session_family (account_id) where ended_at is null;
-- The last log-in of an account.
create index session_family_started on session_family (account_id, started_at desc);

-- A key pair (ECDSA P-256) that signs access tokens from `signs_from` until a newer key does.
create table signing_key (
  -- `kid` in the header of the tokens.
  id uuid primary key,
  public_jwk jsonb not null,
  -- PKCS #8, AES-256-GCM, bound to the id. Null once a newer key signs.
  encrypted_private_key bytea check (length(encrypted_private_key) > 28),
  signs_from timestamptz not null
);

-- One pair of tokens. Of the refresh token only its SHA-256 is stored, of the access token nothing.
create table session (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null references session_family on delete cascade,
  refresh_hash bytea not null unique check (length(refresh_hash) = 32),
  access_expires_at timestamptz not null,
  refresh_expires_at timestamptz not null,
  created_at timestamptz not null,
  -- When the refresh token was used, the salt from which the next refresh token can be derived again, and the next
  -- access token, encrypted with a key derived from the used token.
  used_at timestamptz,
  successor_id uuid references session,
  successor_salt bytea,
  successor_access_token bytea,
  check ((used_at is null) = (successor_id is null) and (used_at is null) = (successor_salt is null)
    and (used_at is null) = (successor_access_token is null))
);
create index session_family_id on session (family_id);
create unique index session_successor on session (successor_id) where successor_id is not null;
create index session_refresh_end on session (refresh_expires_at);

-- The newest code of an account for a purpose; a new code replaces the old one.
create table verification_code (
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('password-reset')),
  -- New for each code. Failed attempts are counted by it.
  id uuid not null default gen_random_uuid(),
  -- SHA-256 of account, purpose and code.
  code_hash bytea not null check (length(code_hash) = 32),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, purpose)
);

-- The token of a link in a guest's e-mails, which logs the guest in again until it expires.
create table guest_link (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  expires_at timestamptz not null
);
create index guest_link_account on guest_link (account_id);
create index guest_link_end on guest_link (expires_at);

-- Open invitations. An accepted or withdrawn invitation is deleted.
create table staff_invitation (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email !~ '[\s]' and length(email) <= 254),
  role text not null check (role in ('customer_service', 'accounting', 'factory', 'isc_facility', 'admin')),
  first_name text,
  last_name text,
  language text not null check (language in ('en', 'ja', 'fr', 'es', 'de')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Null for the first admin, who is created on the command line.
  invited_by uuid references account
);
create unique index staff_invitation_email on staff_invitation (lower(email));

create table second_factor (
  account_id uuid primary key references account on delete cascade,
  -- AES-256-GCM: 12 bytes of nonce, 16 of tag, then the ciphertext; bound to the account.
  encrypted_secret bytea not null check (length(encrypted_secret) > 28),
  started_at timestamptz not null,
  -- Null until a first code has confirmed it.
  confirmed_at timestamptz,
  -- The time step of the newest accepted code: it and all earlier ones are rejected.
  last_step bigint,
  check (confirmed_at is null or last_step is not null)
);

create table recovery_code (
  account_id uuid not null references second_factor on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (account_id, code_hash)
);
