-- Who set the status.
alter table service_status add column changed_by uuid references account;

-- Every status of office, factory and courier that was set, for the page with the history. Empty for a place whose
-- status was never changed.
create table service_status_change (
  id bigint generated always as identity primary key,
  place text not null references service_status,
  type smallint not null,
  hours text not null,
  changed_at timestamptz not null,
  -- Null for the status before the first change, and for demo data.
  changed_by uuid references account
);
create index service_status_change_of_place on service_status_change (place, changed_at);
create trigger service_status_change_append_only before update or delete on service_status_change
  for each row execute function reject_change();

create function record_service_status() returns trigger language plpgsql as $$
begin
  -- The status before the first change, which no change recorded.
  insert into service_status_change (place, type, hours, changed_at)
  select old.place, old.type, old.hours, old.updated_at
  where old.updated_at < new.updated_at
    and not exists (select from service_status_change c where c.place = old.place);
  insert into service_status_change (place, type, hours, changed_at, changed_by)
  values (new.place, new.type, new.hours, new.updated_at, new.changed_by);
  return null;
end $$;
create trigger service_status_recorded after update on service_status
  for each row when ((old.type, old.hours) is distinct from (new.type, new.hours))
  execute function record_service_status();
