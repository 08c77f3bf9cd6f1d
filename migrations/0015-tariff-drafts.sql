-- The tariff's versions: what staff prepare, check, publish now or at a time, and can read for ever.

create table tariff_draft (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  status text not null default 'open' check (status in ('open', 'scheduled', 'published')),
  created_at timestamptz not null,
  created_by uuid not null references account,
  -- Since when its prices hold, or when they begin; from then on every replica quotes by them.
  publish_at timestamptz,
  -- Who published or scheduled it, and when.
  decided_at timestamptz,
  decided_by uuid references account,
  -- Counts what was published, in that order.
  version integer unique check (version > 0),
  check (status = 'open' or num_nulls(publish_at, decided_at, decided_by) = 0),
  check (status <> 'open' or num_nonnulls(publish_at, decided_at, decided_by) = 0),
  check ((status = 'published') = (version is not null))
);
create index tariff_draft_newest on tariff_draft (created_at desc, id);
create index tariff_draft_coming on tariff_draft (publish_at) where status = 'scheduled';

-- What a draft sets, and what was there when it was written: published, the two are the version's before and after.
create table tariff_change (
  draft_id uuid not null references tariff_draft on delete cascade,
  kind text not null check (kind in ('product', 'service', 'zone', 'exclusion', 'exchange_fee', 'remittance')),
  -- A sku, `method:zone`, a country, a country, a currency, a payment method.
  subject text not null,
  -- JSON null where there was nothing, or where nothing is to be.
  base jsonb not null,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid not null references account,
  primary key (draft_id, kind, subject)
);

create function refuse_change_of_version() returns trigger language plpgsql as $$
begin
  if exists (select from tariff_draft where id = old.draft_id and status = 'published') then
    raise exception 'a published version is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger tariff_version_keeps_its_changes before update or delete on tariff_change
  for each row execute function refuse_change_of_version();
create trigger tariff_version_append_only before update or delete on tariff_draft
  for each row when (old.status = 'published') execute function refuse_change();

-- Counts the edits of a product's page, so that of two at once the later one sees the earlier one first.
alter table product add column revision integer not null default 1;
