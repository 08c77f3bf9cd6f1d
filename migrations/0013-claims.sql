-- Claims about delivered items.

create table claim (
  id uuid primary key default gen_random_uuid(),
  order_id char(20) not null,
  sid uuid not null,
  reason text not null,
  opened_at timestamptz not null,
  opened_by uuid references account,
  -- The last day on which it could be opened; null while no delivery was known.
  deadline date,
  -- The day by which the customer gets an answer.
  response_due date not null,
  resolution text check (resolution in ('reprint', 'refund', 'refused')),
  lost_parcel boolean not null default false,
  -- The refund, in the order's currency.
  amount bigint check (amount > 0),
  answer text,
  resolved_at timestamptz,
  resolved_by uuid references account,
  reprint_order_id char(20) unique references customer_order,
  foreign key (order_id, sid) references order_item (order_id, sid),
  check ((resolution is null) = (resolved_at is null)),
  check ((resolution is not distinct from 'refund') = (amount is not null)),
  check (reprint_order_id is null or resolution = 'reprint'),
  check (not lost_parcel or resolution in ('reprint', 'refund'))
);
create unique index claim_open on claim (sid) where resolved_at is null;
create index claim_of_order on claim (order_id, opened_at);
create index claim_queue on claim ((resolved_at is not null), response_due, opened_at, id);

create table claim_photo (
  claim_id uuid not null references claim,
  position smallint not null,
  object_id uuid not null unique references stored_object,
  name text not null,
  primary key (claim_id, position)
);

-- Views that must always be empty.

-- The claims of an order agree with its history.
create view audit_claim_history as
select coalesce(c.order_id, e.order_id) as order_id, coalesce(c.opened, 0) as opened, coalesce(e.opened, 0) as events_opened,
  coalesce(c.resolved, 0) as resolved, coalesce(e.resolved, 0) as events_resolved
from (select order_id, count(*) as opened, count(resolved_at) as resolved from claim group by order_id) c
full join (
  select order_id, count(*) filter (where event = 'claim_opened') as opened,
    count(*) filter (where event = 'claim_resolved') as resolved
  from order_event where event in ('claim_opened', 'claim_resolved') group by order_id
) e using (order_id)
where coalesce(c.opened, 0) <> coalesce(e.opened, 0) or coalesce(c.resolved, 0) <> coalesce(e.resolved, 0);

-- Refunds of claims are part of what the order was refunded.
create view audit_claim_refund as
select c.order_id, c.amount, coalesce(p.refunded, 0) as refunded
from (select order_id, sum(amount) as amount from claim where amount is not null group by order_id) c
join customer_order o on o.id = c.order_id
left join order_payment p on p.order_id = o.id and p.currency = o.currency
where c.amount > coalesce(p.refunded, 0);

-- A reprint belongs to the claim that it settled, and the other way round.
create view audit_reprint as
select coalesce(o.id, c.reprint_order_id) as order_id, o.reprint_of, c.id as claim_id
from (select id, reprint_of from customer_order where reprint_of is not null) o
full join (select id, order_id, reprint_order_id from claim where resolution = 'reprint') c on c.reprint_order_id = o.id
where o.id is null or c.id is null or c.order_id <> o.reprint_of;
