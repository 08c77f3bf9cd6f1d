-- PayPal: invoices with our number committed before the call, webhooks stored before they are applied.

create table paypal_invoice (
  id uuid primary key default gen_random_uuid(),
  order_id char(20) not null references customer_order,
  number text not null unique,
  -- PayPal's own id, once it answered or was found by our number.
  paypal_id text unique,
  pay_url text,
  state text not null check (state in ('numbered', 'created', 'open', 'paid', 'cancelled')),
  -- Whoever works on it holds it until then; another replica or job waits.
  held_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state not in ('open', 'paid') or pay_url is not null)
);
-- At most one open invoice an order.
create unique index paypal_invoice_one_open on paypal_invoice (order_id) where state in ('numbered', 'created', 'open');
create index paypal_invoice_of_order on paypal_invoice (order_id);

create table paypal_webhook (
  event_id text primary key,
  body jsonb not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  outcome text
);

-- Money that came in and fits no order as it stands: accounting decides.
create table unapplied_payment (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null unique references ledger_entry,
  order_id char(20) references customer_order,
  source text not null,
  reference text not null unique,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  received_at timestamptz not null,
  settled_at timestamptz
);

create table paypal_capture (
  capture_id text primary key,
  order_id char(20) not null references customer_order,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  captured_at timestamptz not null
);

-- A refund owed through PayPal: asked for once, by a request id committed first.
create table paypal_refund (
  -- Which refund of the order's history this is; with it one is asked for once.
  occasion text primary key,
  request_id uuid not null unique default gen_random_uuid(),
  capture_id text not null references paypal_capture,
  order_id char(20) not null references customer_order,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  asked_at timestamptz not null,
  done_at timestamptz,
  paypal_refund_id text
);
