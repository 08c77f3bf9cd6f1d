-- Offers and coupons. The migration of the orders adds the references to orders.

-- A frozen quote that can be ordered from a link until it expires.
create table offer (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the token in the link.
  token_hash bytea not null unique check (length(token_hash) = 32),
  kind text not null check (kind in ('shared', 'staff')),
  items jsonb not null,
  quote jsonb not null,
  currency char(3) not null references currency,
  per_cny numeric(18, 8) not null,
  -- When that rate came into force.
  rate_from timestamptz not null,
  price_list text not null check (price_list in ('retail', 'reseller')),
  country char(2) not null,
  shipping_method smallint not null,
  payment_method smallint not null check (payment_method >= 0),
  -- Products that must still be sold when the offer is ordered.
  skus text[] not null,
  message text,
  -- Only this account may order it; null: anyone with the link.
  account_id uuid references account,
  -- The quote request that it answers.
  request_id uuid,
  created_at timestamptz not null,
  valid_until timestamptz not null check (valid_until > created_at)
);
create index offer_of_account on offer (account_id, created_at desc) where account_id is not null;
create index offer_of_request on offer (request_id) where request_id is not null;
create index offer_shared_until on offer (valid_until) where kind = 'shared';

create table coupon (
  -- `XXXX-XXXX-XXXX` from the 32 characters of Crockford's base 32.
  code char(14) primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
  percent smallint not null check (percent between 1 and 99),
  -- Null: anyone who has the code may use it.
  account_id uuid references account,
  reason text not null,
  -- The order whose lost parcel it compensates.
  lost_order_id char(20) unique,
  issued_at timestamptz not null,
  issued_by uuid references account,
  valid_until timestamptz not null,
  -- The order that used it, written before the order's own row in the same transaction.
  redeemed_by char(20) unique,
  redeemed_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references account,
  check ((redeemed_by is null) = (redeemed_at is null)),
  check (redeemed_by is null or revoked_at is null)
);
create index coupon_of_account on coupon (account_id, issued_at) where account_id is not null;
create index coupon_newest on coupon (issued_at desc, code);
