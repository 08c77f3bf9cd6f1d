-- What every module stands on: idempotent answers, mails, settings of the installation.

create table setting (
  name text primary key,
  value text not null
);

-- Keys the check value of signed calls; public by nature, one per installation.
insert into setting (name, value) values ('site_key', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- The first answer to an Idempotency-Key, written in the transaction of the command that it answers.
create table idempotent_answer (
  caller text not null,
  call text not null,
  key uuid not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (caller, call, key)
);
create index idempotent_answer_age on idempotent_answer (created_at);

-- A mail is a row first and leaves through the outbox; `dedupe_key` keeps one occasion to one mail.
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
  check ((sent_at is null) = (message_id is null))
);
create index mail_waiting on mail (created_at) where sent_at is null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
