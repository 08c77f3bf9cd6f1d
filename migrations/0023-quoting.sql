-- Artwork taken over from an earlier order, offers, and lists of orders that stay quick however many there are.

-- The earlier order whose artwork this is: both rows name the same object or link.
alter table artwork add column carried_from char(20) references customer_order;
create index artwork_of_object on artwork (object_id) where object_id is not null;
create index proof_of_object on proof (object_id);

-- A quote as it was given, frozen: whoever holds its link may order it at that price until it runs out.
create table offer (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of what the link carries.
  token_hash bytea not null unique check (length(token_hash) = 32),
  kind text not null check (kind in ('shared', 'staff')),
  items jsonb not null,
  quote jsonb not null,
  currency char(3) not null references currency,
  per_cny numeric(18, 8) not null,
  -- Since when that rate held.
  rate_from timestamptz not null,
  price_list text not null check (price_list in ('retail', 'reseller')),
  country char(2) not null,
  shipping_method smallint not null,
  payment_method smallint not null check (payment_method in (0, 3)),
  -- What of it the shop offered then and must still offer.
  skus text[] not null,
  message text,
  -- Only this account may order it; null: whoever holds the link.
  account_id uuid references account,
  -- What it answers.
  request_id uuid,
  made_at timestamptz not null,
  valid_until timestamptz not null check (valid_until > made_at)
);
create index offer_of_account on offer (account_id, made_at desc) where account_id is not null;
create index offer_of_request on offer (request_id) where request_id is not null;
create index offer_shared_until on offer (valid_until) where kind = 'shared';

-- The offer it was ordered from; shared offers are swept away in time.
alter table customer_order add column offer_id uuid references offer on delete set null;
create index customer_order_of_offer on customer_order (offer_id) where offer_id is not null;

-- The earlier item that a line orders again: its artwork and confirmed proof go along.
alter table cart_item add column carried_from uuid references order_item on delete set null;

-- How many orders there are in each state, as changes that add up: nobody waits for a total's row, and a job sums them up.
create table order_tally (
  state text not null,
  change bigint not null
);
insert into order_tally select state, count(*) from customer_order group by state;

create function orders_came() returns trigger language plpgsql as $$
begin
  insert into order_tally select state, count(*) from added group by state;
  return null;
end $$;
create function orders_moved() returns trigger language plpgsql as $$
begin
  insert into order_tally
    select state, sum(change) from (select state, 1 as change from added union all select state, -1 from gone) moved
    group by state having sum(change) <> 0;
  return null;
end $$;
create function orders_went() returns trigger language plpgsql as $$
begin
  insert into order_tally select state, -count(*) from gone group by state;
  return null;
end $$;
create trigger customer_order_came after insert on customer_order referencing new table as added
  for each statement execute function orders_came();
create trigger customer_order_moved after update on customer_order referencing old table as gone new table as added
  for each statement execute function orders_moved();
create trigger customer_order_went after delete on customer_order referencing old table as gone
  for each statement execute function orders_went();

create view audit_order_tally as
select coalesce(t.state, o.state) as state, coalesce(t.tally, 0) as tally, coalesce(o.orders, 0) as orders
from (select state, sum(change) as tally from order_tally group by state) t
full join (select state, count(*) as orders from customer_order group by state) o using (state)
where coalesce(t.tally, 0) <> coalesce(o.orders, 0);

-- Whom an order is for, as staff search for it.
create function recipient_of(ship_to jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(ship_to ->> 'firstName', '') || ' ' || coalesce(ship_to ->> 'lastName', '') || E'\n'
    || coalesce(ship_to ->> 'company', '')
$$;
create index customer_order_recipient on customer_order using gin (recipient_of(ship_to) gin_trgm_ops);
create index account_email_parts on account using gin (email gin_trgm_ops);
create index shipment_number_parts on shipment using gin (tracking_number gin_trgm_ops);
create index customer_order_last_update on customer_order (updated_at desc, id);
create index customer_order_due on customer_order (due_at desc, id);
