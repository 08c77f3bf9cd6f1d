-- Staff come by invitation and may have a second factor; customers apply to become resellers.

-- Open invitations; accepted or withdrawn, the row goes.
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
  -- Null where the installation's owner made the first admin.
  invited_by uuid references account
);
create unique index staff_invitation_email on staff_invitation (lower(email));

create table second_factor (
  account_id uuid primary key references account on delete cascade,
  -- AES-256-GCM: 12 bytes of nonce, 16 of tag, then the ciphertext; bound to the account.
  sealed_secret bytea not null check (length(sealed_secret) > 28),
  begun_at timestamptz not null,
  -- Null until a first code has confirmed it.
  enrolled_at timestamptz,
  -- The time step of the newest code that was taken: it and all before it count no more.
  last_step bigint,
  check (enrolled_at is null or last_step is not null)
);

create table recovery_code (
  account_id uuid not null references second_factor on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  spent_at timestamptz,
  primary key (account_id, code_hash)
);

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

-- When somebody was here last.
create index session_family_started on session_family (account_id, started_at desc);

-- The log, by what was done.
create index audit_entry_action on audit_entry (action, id desc);
create index audit_entry_subject_id on audit_entry (subject_id, id desc);

-- A second factor that staff took away ends the sessions it was to guard.
alter table session_family drop constraint session_family_end_reason_check;
alter table session_family add constraint session_family_end_reason_check
  check (end_reason in ('logout', 'reuse', 'password', 'disabled', 'second_factor'));
