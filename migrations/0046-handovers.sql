-- The shipping facility: items that it received from the factory, and what it handed over to carriers.

alter table production_step drop constraint production_step_step_check;
alter table production_step add constraint production_step_step_check
  check (step in ('printed', 'finished', 'checked', 'received', 'packed'));

-- Null while the shipment waits for its carrier. Shipments from before this migration have left.
alter table shipment
  add column handed_over_at timestamptz default now(),
  add column handed_over_by uuid references account;
alter table shipment alter column handed_over_at drop default;

create index shipment_waiting on shipment (shipped_at) where handed_over_at is null;
-- Lists are by carrier and day in China. Shipments without a person are on no list.
create index shipment_handed_over on shipment (((handed_over_at at time zone 'Asia/Shanghai')::date), lower(agent))
  where handed_over_by is not null;
-- Scanners read numbers without the spaces and hyphens that people type.
create index shipment_scanned on shipment (upper(regexp_replace(tracking_number, '[^0-9A-Za-z]', '', 'g')));
