-- What a shipment consists of. An item whose pieces are in several shipments is part of each; shipment_item has it once,
-- in the shipment of its last piece.
create table parcel (
  id uuid primary key default gen_random_uuid(),
  order_id char(20) not null,
  shipment_id uuid not null,
  -- In the shipment, from 1.
  number smallint not null check (number > 0),
  grams integer not null check (grams > 0),
  length_mm integer not null check (length_mm > 0),
  width_mm integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0),
  unique (shipment_id, number),
  unique (order_id, id),
  foreign key (order_id, shipment_id) references shipment (order_id, id)
);

create table parcel_item (
  parcel_id uuid not null,
  sid uuid not null,
  order_id char(20) not null,
  quantity integer not null check (quantity > 0),
  primary key (parcel_id, sid),
  foreign key (order_id, parcel_id) references parcel (order_id, id),
  foreign key (order_id, sid) references order_item (order_id, sid)
);
create index parcel_item_of_item on parcel_item (sid);
