-- The production queue, and the log of what was done to each item.

-- When the order was last released for production: the queue is by its day in China.
alter table customer_order add column released_at timestamptz;

create function set_released_at() returns trigger language plpgsql as $$
begin
  new.released_at := new.updated_at;
  return new;
end $$;
create trigger customer_order_released before update of state on customer_order
  for each row when (new.state = 'ready_for_production' and old.state <> new.state)
  execute function set_released_at();
create trigger customer_order_placed_released before insert on customer_order
  for each row when (new.state = 'ready_for_production')
  execute function set_released_at();

update customer_order o set released_at = (
  select max(e.happened_at) from order_event e where e.order_id = o.id and e.state = 'ready_for_production')
where state in ('ready_for_production', 'in_production');
update customer_order set released_at = updated_at
where released_at is null and state in ('ready_for_production', 'in_production');

create index customer_order_production on customer_order (((released_at at time zone 'Asia/Shanghai')::date), id)
  where state in ('ready_for_production', 'in_production');

-- What was done to an item. An entry that was undone stays.
create table production_step (
  id uuid primary key,
  order_id char(20) not null,
  sid uuid not null,
  step text not null check (step in ('printed', 'finished', 'checked', 'packed')),
  account_id uuid not null references account,
  done_at timestamptz not null,
  undone_at timestamptz check (undone_at >= done_at),
  foreign key (order_id, sid) references order_item (order_id, sid)
);
create unique index production_step_once on production_step (sid, step) where undone_at is null;
create index production_step_of_order on production_step (order_id);
