-- A received webhook: its subject and its outcome, without its body.
create table received_webhook (
  id uuid primary key default gen_random_uuid(),
  provider text not null check (provider in ('paypal', 'tracking')),
  -- The provider's id of the event; null where it has none and where the sender was not verified.
  event_id text,
  event_type text,
  outcome text not null check (outcome in ('waiting', 'applied', 'unchanged', 'duplicate', 'refused')),
  -- Why nothing was changed.
  reason text,
  -- What was changed.
  changes text[] not null default '{}',
  -- The orders that it was about.
  order_ids text[] not null default '{}',
  -- Refused webhooks are counted by the hour: everyone can send them.
  times integer not null default 1 check (times > 0),
  received_at timestamptz not null,
  handled_at timestamptz,
  check ((handled_at is null) = (outcome = 'waiting'))
);
create index received_webhook_newest on received_webhook (received_at desc, id);
create index received_webhook_waiting on received_webhook (provider, event_id) where outcome = 'waiting';
create unique index received_webhook_refused on received_webhook
  (provider, reason, date_trunc('hour', received_at at time zone 'UTC')) where outcome = 'refused';
