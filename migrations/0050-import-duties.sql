-- What customs of a country charge for goods, as staff know it. A quote estimates duty and tax on arrival from it.
create table import_duty (
  id uuid primary key default gen_random_uuid(),
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  -- The first digits of an HS code; the longest match counts.
  hs_prefix text not null check (hs_prefix ~ '^[0-9]{2,10}$'),
  duty_percent numeric(5, 2) not null check (duty_percent >= 0),
  -- Of the value with the duty.
  tax_percent numeric(5, 2) not null check (tax_percent >= 0),
  -- Goods up to this value are free of duty, and of tax unless it is charged below too.
  threshold numeric(11, 2) not null check (threshold >= 0),
  threshold_currency char(3) not null check (threshold_currency ~ '^[A-Z]{3}$'),
  taxed_below_threshold boolean not null,
  valid_from date not null,
  -- Where staff have it from.
  source text not null check (source <> ''),
  revision integer not null default 1 check (revision > 0),
  unique (country, hs_prefix, valid_from)
);
