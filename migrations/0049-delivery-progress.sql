-- What the tracking service says about shipments.
create table shipment_tracking (
  shipment_id uuid primary key references shipment,
  -- The tracking number as the service knows it.
  number text not null check (number ~ '^[A-Z0-9]{5,50}$'),
  registered_at timestamptz not null,
  -- Why the service does not track it; null if it does.
  rejected text,
  -- When the service was last asked about it.
  checked_at timestamptz not null
);
create index shipment_tracking_of_number on shipment_tracking (number);
create index shipment_tracking_due on shipment_tracking (checked_at) where rejected is null;
create index shipment_by_date on shipment (shipped_at);

-- The first time that a shipment reached each status.
create table delivery_step (
  shipment_id uuid not null references shipment,
  status text not null check (status in
    ('announced', 'in_transit', 'ready_for_pickup', 'out_for_delivery', 'not_delivered', 'problem', 'delivered')),
  reached_at timestamptz not null,
  -- The date where it happened.
  day date not null,
  primary key (shipment_id, status)
);
