-- Requests for a quote from staff, and the answers.

create table quote_request (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('item', 'cart', 'buy_for_me')),
  -- Null for a visitor, who gives an e-mail address and a name instead.
  account_id uuid references account,
  email text,
  name text,
  language text not null,
  -- The price list of the person who asked, at that time.
  price_list text not null check (price_list in ('retail', 'reseller')),
  -- As configured; empty for buy-for-me.
  items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
  -- what, quantity, links and budget of a buy-for-me request
  wish jsonb,
  -- currency, country, shippingMethod, paymentMethod, as far as given
  terms jsonb not null default '{}',
  message text not null default '',
  -- An answered request whose time is over is shown as expired; the row does not change.
  state text not null default 'open' check (state in ('open', 'answered', 'declined', 'withdrawn')),
  requested_at timestamptz not null,
  -- 48 business hours later.
  due_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account,
  -- lines, message, terms, total
  answer jsonb,
  valid_until timestamptz,
  check ((account_id is null) = (email is not null)),
  check ((kind = 'buy_for_me') = (wish is not null)),
  check ((state = 'open') = (decided_at is null)),
  check ((state in ('answered', 'declined')) = (answer is not null)),
  check ((state = 'answered') = (valid_until is not null))
);
create index quote_request_open on quote_request (due_at, id) where state = 'open';
create index quote_request_newest on quote_request (requested_at desc, id);
create index quote_request_of_account on quote_request (account_id, requested_at desc, id);
create index quote_request_of_visitor on quote_request (lower(email)) where email is not null;
