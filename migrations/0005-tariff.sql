-- Shipping, currencies, fees, exchange rates, and the drafts that change prices.

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

-- Delivery times in business days.
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
  -- Null for rates loaded with the catalogue.
  source text check (source in ('entered', 'fetched', 'approved')),
  -- When the row was written; the rate may begin later.
  set_at timestamptz,
  -- Null for fetched rates.
  entered_by uuid references account,
  primary key (currency, valid_from)
);
create trigger currency_rate_append_only before update or delete on currency_rate
  for each row execute function reject_change();

create table remittance_fee (
  payment_method smallint primary key,
  rate numeric(6, 5) not null check (rate >= 0 and rate < 1),
  -- {currency: minor units}; the method takes the currencies that are named here.
  fixed jsonb not null
);

-- A version of the tariff that staff prepare, check and publish now or at a set time.
create table tariff_draft (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  status text not null default 'open' check (status in ('open', 'scheduled', 'published')),
  created_at timestamptz not null,
  created_by uuid not null references account,
  -- When its prices take effect, on every process.
  publish_at timestamptz,
  -- Who published or scheduled it, and when.
  decided_at timestamptz,
  decided_by uuid references account,
  -- Published versions are numbered in order.
  version integer unique check (version > 0),
  check (status = 'open' or num_nulls(publish_at, decided_at, decided_by) = 0),
  check (status <> 'open' or num_nonnulls(publish_at, decided_at, decided_by) = 0),
  check ((status = 'published') = (version is not null))
);
create index tariff_draft_newest on tariff_draft (created_at desc, id);
create index tariff_draft_coming on tariff_draft (publish_at) where status = 'scheduled';

-- One value that a draft sets, with the value it was based on. Once published they are the version's before and after.
create table tariff_change (
  draft_id uuid not null references tariff_draft on delete cascade,
  kind text not null check (kind in ('product', 'service', 'zone', 'exclusion', 'exchange_fee', 'remittance')),
  -- A sku, `method:zone`, a country, a country, a currency, a payment method.
  subject text not null,
  -- JSON null where there was no value, or where the value is removed.
  base jsonb not null,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid not null references account,
  primary key (draft_id, kind, subject)
);

create function reject_published_version_change() returns trigger language plpgsql as $$
begin
  if exists (select from tariff_draft where id = old.draft_id and status = 'published') then
    raise exception 'a published version is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger tariff_change_append_only before update or delete on tariff_change
  for each row execute function reject_published_version_change();
create trigger tariff_version_append_only before update or delete on tariff_draft
  for each row when (old.status = 'published') execute function reject_change();

-- A fetched rate that is not used until a person has approved it.
create table pending_rate (
  id uuid primary key default gen_random_uuid(),
  currency char(3) not null references currency,
  reason text not null check (reason in ('missing', 'not_a_number', 'not_positive', 'jump')),
  -- As the source wrote it, shortened; null where the source did not name the currency.
  quoted text,
  -- Set for a jump only, because only a jump can be approved.
  per_cny numeric(18, 8) check (per_cny > 0),
  -- The rate in force that it was compared with.
  in_force numeric(18, 8),
  -- The date that the source gives.
  quoted_on date not null,
  detected_at timestamptz not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'superseded')),
  decided_at timestamptz,
  decided_by uuid references account,
  check ((reason = 'jump') = (per_cny is not null)),
  check (status <> 'approved' or per_cny is not null),
  check ((status = 'pending') = (decided_at is null))
);
create unique index pending_rate_one_a_currency on pending_rate (currency) where status = 'pending';
create index pending_rate_newest on pending_rate (detected_at desc, id);

-- One row per attempt to fetch rates.
create table rate_fetch (
  id bigint primary key generated always as identity,
  fetched_at timestamptz not null,
  outcome text not null check (outcome in ('done', 'failed')),
  -- Why it failed.
  reason text,
  quoted_on date,
  -- How many currencies got a rate, and how many wait for approval.
  applied smallint not null default 0,
  pending smallint not null default 0,
  check ((outcome = 'failed') = (reason is not null))
);
