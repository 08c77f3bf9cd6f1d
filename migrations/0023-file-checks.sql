-- Files that are checked before anything is ordered. Whoever knows the id of a check may use it.

create table file_check (
  id uuid primary key,
  object_id uuid not null references stored_object,
  name text not null,
  format text not null,
  item jsonb not null,
  created_at timestamptz not null
);
create index file_check_by_time on file_check (created_at);
create index file_check_of_object on file_check (object_id);

-- The checked file that becomes the artwork of the item when it is ordered.
alter table cart_item add column check_id uuid references file_check on delete set null;
create index cart_item_of_check on cart_item (check_id) where check_id is not null;
