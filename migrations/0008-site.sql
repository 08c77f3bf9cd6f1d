-- News, service status, contact messages, newsletter subscriptions.

create table notice (
  id uuid primary key default gen_random_uuid(),
  -- Null for a draft; in the future for a scheduled notice.
  published_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  revision integer not null default 1
);
create index notice_newest on notice (published_at desc, id);

create table notice_text (
  notice_id uuid not null references notice on delete cascade,
  language text not null,
  title text not null,
  body text not null,
  primary key (notice_id, language)
);

create table service_status (
  place text primary key check (place in ('office', 'factory', 'courier')),
  -- 1 normal, 2 busy, 3 severely busy, 4 on vacation open, 5 on vacation closed, 6 maintenance
  type smallint not null,
  hours text not null,
  updated_at timestamptz not null,
  revision integer not null default 1
);
insert into service_status (place, type, hours, updated_at)
values ('office', 1, '09:00–18:00', now()), ('factory', 1, '08:00–20:00', now()), ('courier', 1, '09:00–21:00', now());

create table subscription (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email !~ '[\s]' and length(email) <= 254),
  language text not null check (language in ('en', 'ja', 'fr', 'es', 'de')),
  state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  check (state <> 'confirmed' or confirmed_at is not null),
  check (state <> 'unsubscribed' or unsubscribed_at is not null)
);
create unique index subscription_email on subscription (lower(email));
create index subscription_pending on subscription (requested_at) where state = 'pending';

-- Tokens of the links in newsletter e-mails; only the SHA-256 is stored. Links to confirm expire, links to unsubscribe do not.
create table subscription_token (
  hash bytea primary key check (length(hash) = 32),
  subscription_id uuid not null references subscription on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  expires_at timestamptz,
  check ((purpose = 'confirm') = (expires_at is not null))
);
create index subscription_token_subscription on subscription_token (subscription_id);
create index subscription_token_end on subscription_token (expires_at) where expires_at is not null;

create table contact_message (
  id uuid primary key default gen_random_uuid(),
  -- 1 customer service, 2 business cooperation, 3 supplier or vendor
  department smallint not null check (department in (1, 2, 3)),
  name text not null,
  phone text not null,
  email text not null,
  subject text not null,
  message text not null,
  language text not null check (language in ('en', 'ja', 'fr', 'es', 'de')),
  received_at timestamptz not null
);
create index contact_message_newest on contact_message (received_at desc, id);
create index contact_message_email on contact_message (lower(email));
