-- PayPal whole: which payment a refund goes back through and how it stands, money that pays for nothing as tasks, and what was asked of PayPal.

alter table paypal_invoice add column looked_at timestamptz;
create index paypal_invoice_longest_unseen on paypal_invoice (looked_at nulls first, id);

create index paypal_webhook_waiting on paypal_webhook (received_at) where applied_at is null;

-- A payment through PayPal, whatever became of it.
alter table paypal_capture alter column order_id drop not null;
-- PayPal's id of the invoice it came by.
alter table paypal_capture add column invoice_id text;
-- The order it paid; null while it pays for nothing.
alter table paypal_capture add column pays_for char(20) references customer_order;
update paypal_capture c set pays_for = c.order_id
where not exists (select from unapplied_payment u where u.source = 'paypal' and u.reference = c.capture_id);
create index paypal_capture_pays_for on paypal_capture (pays_for) where pays_for is not null;
create index paypal_capture_of_order on paypal_capture (order_id) where order_id is not null;
create index paypal_capture_of_invoice on paypal_capture (invoice_id) where invoice_id is not null;

-- Null in a currency that the books are not kept in.
alter table unapplied_payment alter column entry_id drop not null;
alter table unapplied_payment add column given_back bigint not null default 0 check (given_back between 0 and amount);
alter table unapplied_payment add column settlement text check (settlement in ('given_back', 'applied'));
alter table unapplied_payment add column applied_to char(20) references customer_order;
-- Null where PayPal's own refund settled it.
alter table unapplied_payment add column settled_by uuid references account;
alter table unapplied_payment add constraint unapplied_payment_settled check (
  (settled_at is null) = (settlement is null)
  and (settlement is not distinct from 'applied') = (applied_to is not null)
  and (settlement is distinct from 'given_back' or given_back = amount)
);
create index unapplied_payment_newest on unapplied_payment (received_at desc, id);
create index unapplied_payment_open on unapplied_payment (received_at) where settled_at is null;
create index unapplied_payment_of_order on unapplied_payment (order_id) where order_id is not null;

-- A refund through one capture. A sum that no single capture has left goes in parts.
alter table paypal_refund drop constraint paypal_refund_pkey;
alter table paypal_refund add column id uuid primary key default gen_random_uuid();
alter table paypal_refund add column part smallint not null default 1 check (part > 0);
alter table paypal_refund add constraint paypal_refund_once unique (occasion, part);
alter table paypal_refund alter column order_id drop not null;
-- Null where somebody refunded by hand at PayPal, and it does not say which payment.
alter table paypal_refund alter column capture_id drop not null;
alter table paypal_refund add column state text not null default 'asked' check (state in ('asked', 'pending', 'done', 'failed'));
update paypal_refund set state = 'done' where done_at is not null;
alter table paypal_refund add constraint paypal_refund_done check ((state = 'done') = (done_at is not null));
-- Whether the shop asked for it, or somebody did at PayPal.
alter table paypal_refund add column origin text not null default 'shop' check (origin in ('shop', 'paypal'));
-- PayPal's codes for why not.
alter table paypal_refund add column failure text;
-- How accounting closed what failed, or what was refunded by hand.
alter table paypal_refund add column settled_at timestamptz;
alter table paypal_refund add column settled_by uuid references account;
alter table paypal_refund add column note text;
alter table paypal_refund add constraint paypal_refund_settled check (
  (settled_at is null) = (settled_by is null) and (settled_at is null) = (note is null)
);
create unique index paypal_refund_at_paypal on paypal_refund (paypal_refund_id) where paypal_refund_id is not null;
create index paypal_refund_newest on paypal_refund (asked_at desc, id);
create index paypal_refund_under_way on paypal_refund (asked_at) where state in ('asked', 'pending');
create index paypal_refund_open on paypal_refund (asked_at) where (state = 'failed' or origin = 'paypal') and settled_at is null;
create index paypal_refund_of_capture on paypal_refund (capture_id) where capture_id is not null;
create index paypal_refund_of_order on paypal_refund (order_id) where order_id is not null;

-- Each time PayPal was asked what the shop may have missed.
create table paypal_reconciliation (
  id uuid primary key default gen_random_uuid(),
  asked_at timestamptz not null,
  -- Null where the timetable asked.
  asked_by uuid references account,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'paused', 'failed')),
  ended_at timestamptz,
  -- Invoices and refunds looked at, what of them was news, and those that PayPal gave no sense for.
  looked integer not null default 0 check (looked >= 0),
  found integer not null default 0 check (found >= 0),
  failed integer not null default 0 check (failed >= 0),
  -- The news, the first hundred: [{orderId, what}].
  findings jsonb not null default '[]',
  check ((state in ('done', 'paused', 'failed')) = (ended_at is not null))
);
create index paypal_reconciliation_newest on paypal_reconciliation (asked_at desc, id);
create unique index paypal_reconciliation_one_waits on paypal_reconciliation ((true)) where state = 'waiting';

-- Views that must always be empty.

create view audit_unapplied_money as
select coalesce(t.currency, b.currency) as currency, coalesce(t.held, 0) as tasks, coalesce(b.held, 0) as booked
from (
  select currency, sum(amount - given_back)::bigint as held from unapplied_payment
  where settlement is distinct from 'applied' and entry_id is not null group by currency
) t full join (
  select currency, sum(amount)::bigint as held from (
    select currency, amount from ledger_posting where to_account = 'unapplied'
    union all
    select currency, -amount from ledger_posting where from_account = 'unapplied'
  ) moves group by currency
) b on b.currency = t.currency
where coalesce(t.held, 0) <> coalesce(b.held, 0);

-- Refunds that were made, or are on their way, and come to more than the payment they go back through.
create view audit_capture_refunded_above as
select c.capture_id, c.amount, sum(r.amount)::bigint as refunded
from paypal_capture c join paypal_refund r on r.capture_id = c.capture_id
where r.state <> 'failed'
group by c.capture_id, c.amount having sum(r.amount) > c.amount;

-- What paid an order may have been more, of which some went back before.
create view audit_order_paid_by_captures as
select o.id as order_id, o.total, sum(c.amount)::bigint as captured
from customer_order o join paypal_capture c on c.pays_for = o.id
where exists (select from order_event e where e.order_id = o.id and e.event = 'order_paid' and e.actor = 'system')
group by o.id, o.total having sum(c.amount) < o.total;
