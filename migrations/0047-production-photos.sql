-- Photos of items that the factory takes at a production step. The customer sees those that staff choose.

create table production_photo (
  id uuid primary key,
  order_id char(20) not null,
  sid uuid not null,
  step text not null check (step in ('printed', 'finished', 'checked', 'received', 'packed')),
  object_id uuid not null unique references stored_object,
  account_id uuid not null references account,
  taken_at timestamptz not null,
  is_shown boolean not null default false,
  foreign key (order_id, sid) references order_item (order_id, sid)
);
create index production_photo_of_order on production_photo (order_id);
