-- Artwork from customers and proofs from staff. A row exists only once its object is completely stored.

create table stored_object (
  id uuid primary key default gen_random_uuid(),
  object_key text not null unique,
  size bigint not null check (size > 0),
  sha256 bytea not null check (length(sha256) = 32),
  content_type text not null,
  stored_at timestamptz not null
);

create table artwork (
  id uuid primary key default gen_random_uuid(),
  order_id char(20) not null,
  sid uuid not null,
  kind text not null check (kind in ('file', 'link')),
  object_id uuid references stored_object,
  name text not null,
  url text,
  format text,
  notes text[] not null default '{}',
  uploaded_at timestamptz not null,
  -- False once another file or link has replaced it.
  current boolean not null,
  rejected_reason text,
  -- The earlier order whose artwork this is; both rows name the same object or link.
  copied_from char(20) references customer_order,
  foreign key (order_id, sid) references order_item (order_id, sid),
  check ((kind = 'file') = (object_id is not null) and (kind = 'link') = (url is not null))
);
create unique index artwork_current on artwork (sid) where current;
create index artwork_of_order on artwork (order_id, uploaded_at);
create index artwork_of_object on artwork (object_id) where object_id is not null;

create table proof (
  id uuid primary key default gen_random_uuid(),
  order_id char(20) not null,
  sid uuid not null,
  version integer not null check (version > 0),
  object_id uuid not null references stored_object,
  artwork_id uuid not null references artwork,
  name text not null,
  sent_at timestamptz not null,
  current boolean not null,
  decision text check (decision in ('confirmed', 'change_requested')),
  comment text,
  decided_at timestamptz,
  foreign key (order_id, sid) references order_item (order_id, sid),
  unique (sid, version),
  check ((decision is null) = (decided_at is null))
);
create unique index proof_current on proof (sid) where current;
create index proof_of_order on proof (order_id);
create index proof_of_object on proof (object_id);

-- Signs the short-lived links to files. It never leaves the server.
insert into setting (name, value) values ('file_link_key', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- What the order list of staff shows.
create view order_overview as
select o.id, o.account_id, o.placed_at, o.updated_at, o.due_at, o.state, o.currency, o.total, o.country, o.ship_to, o.payment_method, o.shipping_method,
  a.email,
  (select count(*)::int from order_item i where i.order_id = o.id) as item_count,
  exists (select from order_item i where i.order_id = o.id and i.printed and not exists (
    select from artwork w where w.sid = i.sid and w.current and w.rejected_reason is null)) as lacks_artwork
from customer_order o join account a on a.id = o.account_id;
