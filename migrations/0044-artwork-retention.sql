-- Files of finished orders are deleted after a time. The customer is told two weeks before.

create table artwork_retention (
  order_id char(20) primary key references customer_order,
  announced_at timestamptz not null,
  -- When the files were deleted; null while the customer can still save them.
  deleted_at timestamptz
);
create index artwork_retention_open on artwork_retention (announced_at) where deleted_at is null;
create index customer_order_finished on customer_order (updated_at) where state in ('completed', 'cancelled', 'expired');
