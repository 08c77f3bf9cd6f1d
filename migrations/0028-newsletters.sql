-- Newsletters that staff write, and the subscriptions to which each was sent.
create table newsletter (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'draft' check (status in ('draft', 'sending', 'stopped', 'sent')),
  -- {language: {subject, body}}; English is sent where a language has no text.
  texts jsonb not null check (texts ? 'en'),
  created_at timestamptz not null,
  created_by uuid not null references account,
  changed_at timestamptz not null,
  revision integer not null default 1,
  -- When it was first sent to subscribers, and when the last email was queued.
  started_at timestamptz,
  finished_at timestamptz,
  check ((status = 'draft') = (started_at is null)),
  check ((status = 'sent') = (finished_at is not null))
);
create index newsletter_newest on newsletter (created_at desc, id);

-- Each subscription gets a newsletter once.
create table newsletter_delivery (
  newsletter_id uuid not null references newsletter,
  subscription_id uuid not null references subscription on delete cascade,
  queued_at timestamptz not null,
  primary key (newsletter_id, subscription_id)
);
create index newsletter_delivery_of_subscription on newsletter_delivery (subscription_id);
create index subscription_confirmed on subscription (id) where state = 'confirmed';
