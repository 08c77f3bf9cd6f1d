-- Carts, orders and their history.

create table cart_item (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  position bigint generated always as identity,
  item jsonb not null,
  created_at timestamptz not null
);
create index cart_item_of_account on cart_item (account_id, position);

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
  -- What a refund may reach at most: the product part of the total.
  product_total bigint not null check (product_total between 0 and total),
  -- The quote as it was when the order was placed, and the rate it used.
  quote jsonb not null,
  per_cny numeric(18, 8) not null,
  country char(2) not null,
  ship_to jsonb not null,
  shipping_method smallint not null,
  payment_method smallint not null check (payment_method in (0, 3)),
  notes text,
  delivered_on date
);
create index customer_order_of_account on customer_order (account_id, placed_at desc, id);
create index customer_order_by_state on customer_order (state, placed_at desc, id);
create index customer_order_newest on customer_order (placed_at desc, id);
create index customer_order_unpaid on customer_order (placed_at) where state in ('preorder', 'awaiting_payment');

create table order_item (
  sid uuid primary key default gen_random_uuid(),
  order_id char(20) not null references customer_order,
  position smallint not null,
  sku text not null references product,
  -- The item as configured, frozen.
  item jsonb not null,
  printed boolean not null,
  line_fen bigint not null check (line_fen >= 0),
  line_amount bigint not null check (line_amount >= 0),
  grommets integer not null,
  seams integer not null,
  unique (order_id, position),
  unique (order_id, sid)
);

-- The history is the order: append-only, numbered without gaps by the row lock on its order.
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
create trigger order_event_append_only before update or delete on order_event
  for each row execute function refuse_change();

create table shipment (
  id uuid primary key default gen_random_uuid(),
  order_id char(20) not null references customer_order,
  agent text not null,
  tracking_number text not null,
  shipped_at timestamptz not null,
  unique (order_id, id)
);

-- No item ships twice.
create table shipment_item (
  order_id char(20) not null,
  sid uuid not null primary key,
  shipment_id uuid not null,
  foreign key (order_id, sid) references order_item (order_id, sid),
  foreign key (order_id, shipment_id) references shipment (order_id, id)
);
create index shipment_item_of_order on shipment_item (order_id);

create view audit_order_state as
select o.id as order_id, o.state, last.state as history_state
from customer_order o
left join lateral (select e.state from order_event e where e.order_id = o.id order by e.seq desc limit 1) last on true
where last.state is distinct from o.state;

create view audit_order_history_gap as
select order_id from order_event group by order_id having count(*) <> max(seq);
