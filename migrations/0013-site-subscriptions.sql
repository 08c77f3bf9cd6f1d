-- The newsletter's subscriptions, messages from the contact form, and what mails need for both.

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

-- What the links in its mails carry; only the SHA-256 is kept. Links to confirm run out, links to unsubscribe never do.
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

alter table mail
  -- Whom the reader answers, where that is not the shop.
  add column reply_to text check (reply_to !~ '[\s<>,]'),
  -- What the mail says that nobody may read here later: links and codes that open something. Gone once it is sent.
  add column secret jsonb,
  add check (sent_at is null or secret is null);
