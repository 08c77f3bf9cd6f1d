-- Tables that every module uses: settings, idempotency keys, e-mails, rate limits.

create table setting (
  name text primary key,
  value text not null
);

-- The key for the check value of signed calls. It is public and one per installation.
insert into setting (name, value) values ('site_key', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- The first response to an Idempotency-Key, written in the transaction of its command.
create table idempotency_key (
  caller text not null,
  call text not null,
  key uuid not null,
  body_hash bytea not null,
  -- json, not jsonb: a repeated response keeps the order of its members.
  answer json,
  created_at timestamptz not null default now(),
  primary key (caller, call, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- An e-mail is stored first and sent by a job. A second e-mail with the same `dedupe_key` is dropped.
create table mail (
  id uuid primary key default gen_random_uuid(),
  dedupe_key text not null unique,
  recipient text not null check (recipient !~ '[\r\n]'),
  template text not null,
  language text not null,
  data jsonb not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  message_id text,
  -- Where replies go when that is not the shop.
  reply_to text check (reply_to !~ '[\s<>,]'),
  -- Links and codes that grant access. Deleted once the e-mail is sent.
  secret jsonb,
  -- Shown instead of the recipient once the last e-mail to a closed account is sent.
  erased_recipient text,
  check ((sent_at is null) = (message_id is null)),
  check (sent_at is null or secret is null)
);
create index mail_waiting on mail (created_at) where sent_at is null;
create index mail_recipient on mail (lower(recipient));
create index mail_newest on mail (created_at desc, id);

-- One row per rule and key in its current window. Losing it in a crash is acceptable, so it skips the write-ahead log.
create unlogged table rate_limit (
  rule text not null,
  -- SHA-256 of what is counted: a client address, an e-mail address.
  key bytea not null check (length(key) = 32),
  count integer not null check (count > 0),
  ends_at timestamptz not null,
  primary key (rule, key)
);
create index rate_limit_end on rate_limit (ends_at);

-- Trigger function of append-only tables.
create function reject_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
