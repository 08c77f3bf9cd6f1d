-- Carts, orders, their history and shipments.

create table customer_order (
  id char(20) primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{6}(-[0-9A-HJKMNP-TV-Z]{6}){2}$'),
  account_id uuid not null references account,
  state text not null check (state in ('preorder', 'awaiting_payment', 'awaiting_files', 'in_review', 'awaiting_proof_approval',
    'ready_for_production', 'in_production', 'shipped', 'completed', 'cancelled', 'expired')),
  placed_at timestamptz not null,
  due_at timestamptz not null,
  updated_at timestamptz not null,
  currency char(3) not null references currency,
  total bigint not null check (total >= 0),
  -- The product part of the total: the limit of refunds.
  product_total bigint not null check (product_total between 0 and total),
  -- The quote when the order was placed, and the rate it used.
  quote jsonb not null,
  per_cny numeric(18, 8) not null,
  country char(2) not null,
  ship_to jsonb not null,
  shipping_method smallint not null,
  payment_method smallint not null check (payment_method >= 0),
  notes text,
  delivered_on date,
  -- The order of which this is a free reprint.
  reprint_of char(20) references customer_order,
  -- When the order's exchange rate had come into force; null if unknown.
  rate_from timestamptz,
  -- The offer it was ordered from; shared offers are deleted in time.
  offer_id uuid references offer on delete set null,
  check (reprint_of is null or (total = 0 and reprint_of <> id))
);
create index customer_order_of_account on customer_order (account_id, placed_at desc, id);
create index customer_order_by_state on customer_order (state, placed_at desc, id);
create index customer_order_newest on customer_order (placed_at desc, id);
create index customer_order_unpaid on customer_order (placed_at) where state in ('preorder', 'awaiting_payment');
create index customer_order_reprints on customer_order (reprint_of) where reprint_of is not null;
create index customer_order_of_offer on customer_order (offer_id) where offer_id is not null;
create index customer_order_last_update on customer_order (updated_at desc, id);
create index customer_order_due on customer_order (due_at desc, id);

-- The recipient's name and company, for search by staff.
create function recipient_text(ship_to jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(ship_to ->> 'firstName', '') || ' ' || coalesce(ship_to ->> 'lastName', '') || E'\n'
    || coalesce(ship_to ->> 'company', '')
$$;
create index customer_order_recipient on customer_order using gin (recipient_text(ship_to) gin_trgm_ops);

create table order_item (
  sid uuid primary key default gen_random_uuid(),
  order_id char(20) not null references customer_order,
  position smallint not null,
  sku text not null,
  -- The configuration when the order was placed.
  item jsonb not null,
  printed boolean not null,
  line_fen bigint not null check (line_fen >= 0),
  line_amount bigint not null check (line_amount >= 0),
  grommets integer not null,
  seams integer not null,
  -- An item that staff buy for a customer is not a product of the catalogue.
  product text generated always as (nullif(sku, 'buy-for-me')) stored references product,
  unique (order_id, position),
  unique (order_id, sid)
);

create table cart_item (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  position bigint generated always as identity,
  item jsonb not null,
  created_at timestamptz not null,
  -- The ordered item that this line orders again, with its artwork and confirmed proof.
  copied_from uuid references order_item on delete set null
);
create index cart_item_of_account on cart_item (account_id, position);

alter table review add foreign key (order_id, sid) references order_item (order_id, sid);
alter table coupon add foreign key (lost_order_id) references customer_order;
alter table coupon add foreign key (redeemed_by) references customer_order deferrable initially deferred;

-- Append-only. The row lock on the order numbers the events without gaps.
create table order_event (
  order_id char(20) not null references customer_order,
  seq integer not null check (seq > 0),
  event text not null,
  actor text not null check (actor in ('customer', 'customer_service', 'accounting', 'factory', 'isc_facility', 'system')),
  account_id uuid references account,
  happened_at timestamptz not null,
  sid uuid,
  state text not null,
  detail jsonb not null default '{}',
  internal boolean not null default false,
  primary key (order_id, seq),
  foreign key (order_id, sid) references order_item (order_id, sid)
);

-- Personal data may be removed from the detail of a closed account's orders. Nothing else may change.
create function order_event_allow_erasure() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'detail' = to_jsonb(old) - 'detail' and old.detail @> new.detail
    and exists (
      select from customer_order o join account a on a.id = o.account_id where o.id = old.order_id and a.closed_at is not null
    )
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger order_event_append_only before update or delete on order_event
  for each row execute function order_event_allow_erasure();
create trigger order_event_no_truncate before truncate on order_event for each statement execute function reject_change();

create table shipment (
  id uuid primary key default gen_random_uuid(),
  order_id char(20) not null references customer_order,
  agent text not null,
  tracking_number text not null,
  shipped_at timestamptz not null,
  unique (order_id, id)
);
create index shipment_number_parts on shipment using gin (tracking_number gin_trgm_ops);

-- An item ships once.
create table shipment_item (
  order_id char(20) not null,
  sid uuid not null primary key,
  shipment_id uuid not null,
  foreign key (order_id, sid) references order_item (order_id, sid),
  foreign key (order_id, shipment_id) references shipment (order_id, id)
);
create index shipment_item_of_order on shipment_item (order_id);

-- The number of orders by state, as changes that are summed: no transaction waits for a counter row, and a job compacts them.
create table order_state_count (
  state text not null,
  change bigint not null
);

create function count_inserted_orders() returns trigger language plpgsql as $$
begin
  insert into order_state_count select state, count(*) from added group by state;
  return null;
end $$;
create function count_updated_orders() returns trigger language plpgsql as $$
begin
  insert into order_state_count
    select state, sum(change) from (select state, 1 as change from added union all select state, -1 from gone) moved
    group by state having sum(change) <> 0;
  return null;
end $$;
create function count_deleted_orders() returns trigger language plpgsql as $$
begin
  insert into order_state_count select state, -count(*) from gone group by state;
  return null;
end $$;
create trigger customer_order_count_inserts after insert on customer_order referencing new table as added
  for each statement execute function count_inserted_orders();
create trigger customer_order_count_updates after update on customer_order referencing old table as gone new table as added
  for each statement execute function count_updated_orders();
create trigger customer_order_count_deletes after delete on customer_order referencing old table as gone
  for each statement execute function count_deleted_orders();

-- Views that must always be empty.

create view audit_order_state as
select o.id as order_id, o.state, last.state as history_state
from customer_order o
left join lateral (select e.state from order_event e where e.order_id = o.id order by e.seq desc limit 1) last on true
where last.state is distinct from o.state;

create view audit_order_history_gap as
select order_id from order_event group by order_id having count(*) <> max(seq);

create view audit_order_changed_after_end as
select e.order_id, e.seq, e.state from order_event e
where e.seq > 1 and exists (
  select from order_event earlier where earlier.order_id = e.order_id and earlier.seq = e.seq - 1
    and earlier.state in ('completed', 'cancelled', 'expired') and e.state <> earlier.state
);

create view audit_order_state_count as
select coalesce(t.state, o.state) as state, coalesce(t.orders, 0) as counted, coalesce(o.orders, 0) as orders
from (select state, sum(change) as orders from order_state_count group by state) t
full join (select state, count(*) as orders from customer_order group by state) o using (state)
where coalesce(t.orders, 0) <> coalesce(o.orders, 0);

create view audit_item_shipment_order as
select i.sid, i.order_id, s.order_id as shipment_order from shipment_item i left join shipment s on s.id = i.shipment_id
where s.order_id is distinct from i.order_id;

-- A redeemed coupon belongs to an order that shows its discount and did not end unpaid, and the other way round.
create view audit_coupon as
select coalesce(c.code, '') as code, o.id as order_id, o.state
from coupon c full join customer_order o on o.id = c.redeemed_by
where (c.redeemed_by is not null or o.quote -> 'adjusted' ? 'discount')
  and case
    when o.state is null then true
    when o.state = 'expired' then c.redeemed_by is not null
    when o.state = 'cancelled' then c.redeemed_by is not null
      and not exists (select from order_event e where e.order_id = o.id and e.event = 'order_paid')
    else c.redeemed_by is null or not o.quote -> 'adjusted' ? 'discount'
  end;
