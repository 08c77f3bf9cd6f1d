-- PayPal: an invoice number is committed before PayPal is called, and a webhook is stored before it is applied.

create table paypal_invoice (
  id uuid primary key default gen_random_uuid(),
  order_id char(20) not null references customer_order,
  number text not null unique,
  -- PayPal's id, from its response or found by our number.
  paypal_id text unique,
  pay_url text,
  state text not null check (state in ('numbered', 'created', 'open', 'paid', 'cancelled')),
  -- The process that works on it holds it until then; others wait.
  locked_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the reconciliation last compared it with PayPal.
  checked_at timestamptz,
  check (state not in ('open', 'paid') or pay_url is not null)
);
-- At most one open invoice per order.
create unique index paypal_invoice_one_open on paypal_invoice (order_id) where state in ('numbered', 'created', 'open');
create index paypal_invoice_of_order on paypal_invoice (order_id);
create index paypal_invoice_check_order on paypal_invoice (checked_at nulls first, id);

create table paypal_webhook (
  event_id text primary key,
  body jsonb not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  outcome text
);
create index paypal_webhook_waiting on paypal_webhook (received_at) where applied_at is null;

-- Received money that fits no order. Accounting decides.
create table unmatched_payment (
  id uuid primary key default gen_random_uuid(),
  -- Null in a currency that the ledger does not use.
  entry_id uuid unique references ledger_entry,
  order_id char(20) references customer_order,
  source text not null,
  reference text not null unique,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  received_at timestamptz not null,
  settled_at timestamptz,
  refunded bigint not null default 0 check (refunded between 0 and amount),
  settlement text check (settlement in ('given_back', 'applied')),
  applied_to char(20) references customer_order,
  -- Null where a refund made at PayPal settled it.
  settled_by uuid references account,
  constraint unmatched_payment_settled check (
    (settled_at is null) = (settlement is null)
    and (settlement is not distinct from 'applied') = (applied_to is not null)
    and (settlement is distinct from 'given_back' or refunded = amount)
  )
);
create index unmatched_payment_newest on unmatched_payment (received_at desc, id);
create index unmatched_payment_open on unmatched_payment (received_at) where settled_at is null;
create index unmatched_payment_of_order on unmatched_payment (order_id) where order_id is not null;

-- A payment through PayPal.
create table paypal_capture (
  capture_id text primary key,
  order_id char(20) references customer_order,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  captured_at timestamptz not null,
  -- PayPal's id of the paid invoice.
  invoice_id text,
  -- The order that it paid; null while it is unmatched.
  paid_order_id char(20) references customer_order
);
create index paypal_capture_paid_order_id on paypal_capture (paid_order_id) where paid_order_id is not null;
create index paypal_capture_of_order on paypal_capture (order_id) where order_id is not null;
create index paypal_capture_of_invoice on paypal_capture (invoice_id) where invoice_id is not null;

-- A refund of one capture, or a chargeback. An amount that no single capture can cover is split into parts.
create table paypal_refund (
  id uuid primary key default gen_random_uuid(),
  -- Identifies the refund in the order's history, so that it is requested once.
  dedupe_key text not null,
  part smallint not null default 1 check (part > 0),
  request_id uuid not null unique default gen_random_uuid(),
  -- Null while a refund made at PayPal is not matched to a payment.
  capture_id text references paypal_capture,
  -- What PayPal named of a refund that it reported: the capture, or only the invoice. The payment may be reported later.
  reported_capture_id text,
  reported_invoice_id text,
  kind text not null default 'refund' check (kind in ('refund', 'chargeback')),
  order_id char(20) references customer_order,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  requested_at timestamptz not null,
  completed_at timestamptz,
  paypal_refund_id text,
  state text not null default 'asked' check (state in ('asked', 'pending', 'done', 'failed')),
  -- Whether the shop requested it, or somebody made it at PayPal.
  origin text not null default 'shop' check (origin in ('shop', 'paypal')),
  -- PayPal's error codes.
  failure text,
  -- How accounting settled a failed refund, or one made at PayPal.
  settled_at timestamptz,
  settled_by uuid references account,
  note text,
  constraint paypal_refund_once unique (dedupe_key, part),
  constraint paypal_refund_done check ((state = 'done') = (completed_at is not null)),
  constraint paypal_refund_settled check (
    (settled_at is null) = (settled_by is null) and (settled_at is null) = (note is null)
  )
);
create unique index paypal_refund_paypal_id on paypal_refund (paypal_refund_id) where paypal_refund_id is not null;
create index paypal_refund_unmatched on paypal_refund (reported_invoice_id, reported_capture_id) where capture_id is null;
create index paypal_refund_newest on paypal_refund (requested_at desc, id);
create index paypal_refund_in_progress on paypal_refund (requested_at) where state in ('asked', 'pending');
create index paypal_refund_open on paypal_refund (requested_at) where (state = 'failed' or origin = 'paypal') and settled_at is null;
create index paypal_refund_of_capture on paypal_refund (capture_id) where capture_id is not null;
create index paypal_refund_of_order on paypal_refund (order_id) where order_id is not null;

-- A payer's dispute about a payment. The payment may be reported later than the dispute.
create table paypal_dispute (
  -- PayPal's id.
  id text primary key,
  capture_id text not null,
  -- The order of the disputed payment; null while the payment is unknown or matches no order.
  order_id char(20) references customer_order,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  -- PayPal's code.
  reason text not null,
  state text not null check (state in ('open', 'resolved')),
  outcome text,
  reported_at timestamptz not null,
  resolved_at timestamptz,
  -- What the ledger shows: the disputed amount is withheld, or released again. Null while the payment is unknown.
  posted text check (posted in ('opened', 'resolved')),
  check ((state = 'resolved') = (outcome is not null) and (outcome is null) = (resolved_at is null)),
  check (posted is distinct from 'resolved' or state = 'resolved')
);
create index paypal_dispute_newest on paypal_dispute (reported_at desc, id);
create index paypal_dispute_open on paypal_dispute (reported_at) where state = 'open';
create index paypal_dispute_of_capture on paypal_dispute (capture_id);

-- A comparison with PayPal, to find what the shop has missed.
create table paypal_reconciliation (
  id uuid primary key default gen_random_uuid(),
  requested_at timestamptz not null,
  -- Null for scheduled runs.
  requested_by uuid references account,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'paused', 'failed')),
  ended_at timestamptz,
  -- Invoices and refunds checked, differences found, and checks that failed.
  checked integer not null default 0 check (checked >= 0),
  found integer not null default 0 check (found >= 0),
  failed integer not null default 0 check (failed >= 0),
  -- The first hundred differences: [{orderId, what}].
  findings jsonb not null default '[]',
  check ((state in ('done', 'paused', 'failed')) = (ended_at is not null))
);
create index paypal_reconciliation_newest on paypal_reconciliation (requested_at desc, id);
create unique index paypal_reconciliation_one_waits on paypal_reconciliation ((true)) where state = 'waiting';

-- Views that must always be empty.

-- Unmatched money is never spent beyond what was received.
create view audit_unmatched_below_zero as
select currency, sum(amount)::bigint as held from (
  select currency, amount from ledger_posting where to_account = 'unmatched-payments'
  union all
  select currency, -amount from ledger_posting where from_account = 'unmatched-payments'
) moves group by currency having sum(amount) < 0;

create view audit_unmatched_payment as
select coalesce(t.currency, b.currency) as currency, coalesce(t.held, 0) as tasks, coalesce(b.held, 0) as booked
from (
  select currency, sum(amount - refunded)::bigint as held from unmatched_payment
  where settlement is distinct from 'applied' and entry_id is not null group by currency
) t full join (
  select currency, sum(amount)::bigint as held from (
    select currency, amount from ledger_posting where to_account = 'unmatched-payments'
    union all
    select currency, -amount from ledger_posting where from_account = 'unmatched-payments'
  ) moves group by currency
) b on b.currency = t.currency
where coalesce(t.held, 0) <> coalesce(b.held, 0);

-- The ledger withholds exactly the payments whose dispute is open.
create view audit_disputed_payment as
select coalesce(d.currency, b.currency) as currency, coalesce(d.held, 0) as disputes, coalesce(b.held, 0) as booked
from (
  select currency, sum(amount)::bigint as held from paypal_dispute where posted = 'opened' group by currency
) d full join (
  select currency, sum(amount)::bigint as held from (
    select currency, amount from ledger_posting where from_account = 'disputed-payments'
    union all
    select currency, -amount from ledger_posting where to_account = 'disputed-payments'
  ) moves group by currency
) b on b.currency = d.currency
where coalesce(d.held, 0) <> coalesce(b.held, 0);

-- Completed and pending refunds never exceed their payment.
create view audit_capture_over_refunded as
select c.capture_id, c.amount, sum(r.amount)::bigint as refunded
from paypal_capture c join paypal_refund r on r.capture_id = c.capture_id
where r.state <> 'failed'
group by c.capture_id, c.amount having sum(r.amount) > c.amount;

-- The captures that paid an order may exceed its total, because a part was refunded before; they are never less.
create view audit_order_underpaid_by_captures as
select o.id as order_id, o.total, sum(c.amount)::bigint as captured
from customer_order o join paypal_capture c on c.paid_order_id = o.id
where exists (select from order_event e where e.order_id = o.id and e.event = 'order_paid' and e.actor = 'system')
group by o.id, o.total having sum(c.amount) < o.total;
