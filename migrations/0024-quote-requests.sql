-- What people ask staff to quote, and what staff answer.

create table quote_request (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('item', 'cart', 'buy_for_me')),
  -- Nobody for a visitor, who leaves an address and a name instead.
  account_id uuid references account,
  email text,
  name text,
  language text not null,
  -- Of whoever asked, at that time.
  price_list text not null check (price_list in ('retail', 'reseller')),
  -- As configured; none of a buy-for-me.
  items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
  -- what, quantity, links, budget of a buy-for-me
  wish jsonb,
  -- currency, country, shippingMethod, paymentMethod, as far as was said
  terms jsonb not null default '{}',
  message text not null default '',
  -- An answered one whose time is over is shown as expired: nothing has to happen for that.
  state text not null default 'open' check (state in ('open', 'answered', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
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
create index quote_request_newest on quote_request (asked_at desc, id);
create index quote_request_of_account on quote_request (account_id, asked_at desc, id);
create index quote_request_of_visitor on quote_request (lower(email)) where email is not null;

-- An order may hold what was bought for somebody. That is no product of the catalogue, and no product may be called so.
alter table product add constraint product_is_no_purchase check (sku <> 'buy-for-me');
alter table order_item
  drop constraint order_item_sku_fkey,
  add column product text generated always as (nullif(sku, 'buy-for-me')) stored references product;

-- The log may lose its words about what people asked, too: those of a closed account, and those of a visitor's request.
create or replace function log_may_forget() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{address,before,after}'::text[] = to_jsonb(old) - '{address,before,after}'::text[]
    and (new.address is null or new.address = old.address)
    and (new.before is null or old.before @> new.before)
    and (new.after is null or old.after @> new.after)
    and (
      exists (
        select from account a where a.closed_at is not null and (
          a.id = old.account_id
          or a.id::text = old.subject_id
          or a.id in (select o.account_id from customer_order o where o.id = old.subject_id)
          or a.id in (select r.account_id from reseller_application r where r.id::text = old.subject_id)
          or a.id in (select q.account_id from quote_request q where q.id::text = old.subject_id)
        )
      )
      or exists (select from quote_request q where q.id::text = old.subject_id and q.account_id is null)
    )
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
