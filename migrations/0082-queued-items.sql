-- The items in production that have not shipped, with what the production queue is sorted and filtered by: one index
-- per order of its rows, so that a page of the queue takes as long among few orders as among many.

-- The items that are in the queue, by the orders, the shipments and the log of production.
create view item_in_production as
select i.sid, i.order_id, i.position, i.sku, o.released_at,
  case
    when s.received and s.packed then 'to_ship'
    when s.received then 'to_pack'
    when s.checked or s.packed then 'expected'
  end as stage
from customer_order o join order_item i on i.order_id = o.id
cross join lateral (
  select coalesce(bool_or(p.step = 'received'), false) as received, coalesce(bool_or(p.step = 'packed'), false) as packed,
    coalesce(bool_or(p.step = 'checked'), false) as checked
  from production_step p where p.sid = i.sid and p.undone_at is null) s
where o.state in ('ready_for_production', 'in_production')
  and not exists (select from shipment_item shipped where shipped.sid = i.sid);

create table queued_item (
  sid uuid primary key references order_item on delete cascade,
  order_id char(20) not null,
  position smallint not null,
  sku text not null,
  released_at timestamptz,
  -- The day in China.
  released_on date generated always as ((released_at at time zone 'Asia/Shanghai')::date) stored,
  -- Of the shipping facility.
  stage text check (stage in ('expected', 'to_pack', 'to_ship'))
);
create index queued_item_by_day on queued_item (released_on, sku, released_at, order_id, position);
create index queued_item_by_material on queued_item (sku, released_on, released_at, order_id, position);
create index queued_item_by_stage on queued_item (stage, released_on, sku, released_at, order_id, position)
  where stage is not null;
create index queued_item_of_order on queued_item (order_id);

insert into queued_item (sid, order_id, position, sku, released_at, stage)
select sid, order_id, position, sku, released_at, stage from item_in_production;

-- Makes the queue agree with the orders; one by one, so that each statement uses the indexes by order whatever the
-- statistics say.
create function refresh_queued_items(orders bpchar[]) returns void language plpgsql as $$
declare
  changed_order bpchar;
begin
  foreach changed_order in array orders loop
    delete from queued_item q where q.order_id = changed_order
      and q.sid not in (select i.sid from item_in_production i where i.order_id = changed_order);
    insert into queued_item (sid, order_id, position, sku, released_at, stage)
    select sid, order_id, position, sku, released_at, stage from item_in_production where order_id = changed_order
    on conflict (sid) do update set released_at = excluded.released_at, stage = excluded.stage
    where (queued_item.released_at, queued_item.stage) is distinct from (excluded.released_at, excluded.stage);
  end loop;
end $$;

create function refresh_queue_of_order() returns trigger language plpgsql as $$
begin
  perform refresh_queued_items(array[new.id]);
  return null;
end $$;
create trigger customer_order_queued after update of state, released_at on customer_order
  for each row when ((old.state, old.released_at) is distinct from (new.state, new.released_at)
    and (old.state in ('ready_for_production', 'in_production') or new.state in ('ready_for_production', 'in_production')))
  execute function refresh_queue_of_order();

create function refresh_queue_of_items() returns trigger language plpgsql as $$
declare
  orders bpchar[] := (select array_agg(distinct o.id) from changed c join customer_order o on o.id = c.order_id
    where o.state in ('ready_for_production', 'in_production'));
begin
  if orders is not null then
    perform refresh_queued_items(orders);
  end if;
  return null;
end $$;
create trigger order_item_queued after insert on order_item referencing new table as changed
  for each statement execute function refresh_queue_of_items();
create trigger shipment_item_queued after insert on shipment_item referencing new table as changed
  for each statement execute function refresh_queue_of_items();
create trigger shipment_item_removed_queued after delete on shipment_item referencing old table as changed
  for each statement execute function refresh_queue_of_items();
create trigger production_step_queued after insert on production_step referencing new table as changed
  for each statement execute function refresh_queue_of_items();
create trigger production_step_changed_queued after update on production_step referencing new table as changed
  for each statement execute function refresh_queue_of_items();

create view audit_queued_item as
select coalesce(q.sid, i.sid) as sid, coalesce(q.order_id, i.order_id) as order_id, q.stage as queued_stage, i.stage
from queued_item q full join item_in_production i on i.sid = q.sid
where q.sid is null or i.sid is null
  or (q.released_at, q.stage, q.sku, q.position) is distinct from (i.released_at, i.stage, i.sku, i.position);
