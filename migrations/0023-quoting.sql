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
