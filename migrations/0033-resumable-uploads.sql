-- Artwork that arrives in several requests. Each request that stored bytes is one segment with an object of its own.

create table upload (
  id uuid primary key,
  account_id uuid not null references account,
  order_id char(20) not null,
  sid uuid not null,
  name text not null,
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received between 0 and size),
  -- The first bytes, until there are enough of them to know the format.
  head bytea not null default '',
  expires_at timestamptz not null,
  -- When it became the artwork of its item.
  finished_at timestamptz,
  foreign key (order_id, sid) references order_item (order_id, sid)
);
create index upload_of_account on upload (account_id);
create index upload_of_order on upload (order_id);
create index upload_by_expiry on upload (expires_at);

create table upload_segment (
  upload_id uuid not null references upload,
  -- The place of its first byte in the file.
  starts_at bigint not null check (starts_at >= 0),
  size bigint not null check (size > 0),
  object_key text not null unique,
  primary key (upload_id, starts_at)
);
