-- What is sold and what it costs: products, shipping, currencies.

create table category (
  slug text primary key,
  position smallint not null unique
);

create table category_text (
  category text not null references category on delete cascade,
  language text not null,
  name text not null,
  summary text not null,
  primary key (category, language)
);

create table product (
  sku text primary key,
  category text not null references category,
  slug text not null,
  position smallint not null,
  kind text not null check (kind in ('area', 'unit')),
  uv_inkjet boolean not null,
  featured boolean not null,
  withdrawn boolean not null default false,
  -- The product's part of the tariff, in the form @shop/pricing compiles.
  tariff jsonb not null check (tariff -> 'pricing' ->> 'kind' = kind),
  -- printerType (a code that printer_type_text names), resolution (dpi), waterproof, uvResistant
  properties jsonb not null,
  -- form, scene, detail, and each variant's names and sizes: what @shop/drawing needs
  presentation jsonb not null,
  unique (category, slug)
);

create table product_text (
  sku text not null references product on delete cascade,
  language text not null,
  name text not null,
  summary text not null,
  description text not null,
  notes text[] not null,
  uses text[] not null,
  primary key (sku, language)
);

create table finish_text (
  finish text not null,
  language text not null,
  name text not null,
  -- The trade's term explained, in a sentence.
  note text not null,
  primary key (finish, language)
);

create table printer_type_text (
  printer_type text not null,
  language text not null,
  name text not null,
  primary key (printer_type, language)
);

create table shipping_zone (
  country char(2) primary key,
  zone text not null,
  major boolean not null
);

create table shipping_exclusion (
  country char(2) primary key
);

create table shipping_service (
  method smallint not null,
  zone text not null,
  -- firstGrams, firstFen, nextGrams, nextFen, divisor, packagingGrams, maxParcelGrams, maxTotalGrams
  tariff jsonb not null,
  primary key (method, zone)
);

create table shipping_method (
  method smallint primary key,
  position smallint not null,
  major_days int4range not null,
  other_days int4range not null
);

create table currency (
  code char(3) primary key,
  digits smallint not null check (digits between 0 and 3),
  position smallint not null,
  exchange_fee numeric(6, 5) not null check (exchange_fee >= 0 and exchange_fee < 1)
);

-- Append-only: a quote uses the newest rate at its time.
create table currency_rate (
  currency char(3) not null references currency,
  valid_from timestamptz not null,
  per_cny numeric(18, 8) not null check (per_cny > 0),
  primary key (currency, valid_from)
);
create trigger currency_rate_append_only before update or delete on currency_rate
  for each row execute function refuse_change();

create table remittance_fee (
  payment_method smallint primary key,
  rate numeric(6, 5) not null check (rate >= 0 and rate < 1),
  -- {currency: minor units}; the currencies named are those the method takes
  fixed jsonb not null
);

create table review (
  id uuid primary key default gen_random_uuid(),
  sku text not null references product,
  account_id uuid references account on delete set null,
  rating smallint not null check (rating between 1 and 5),
  country char(2) not null,
  text text not null,
  published_at timestamptz
);
create index review_of_product on review (sku, published_at desc) where published_at is not null;
