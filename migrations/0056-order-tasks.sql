-- What staff have to do for an order, and notes that mention a colleague. Customers never see them.
create table order_task (
  id uuid primary key default gen_random_uuid(),
  order_id char(20) not null references customer_order,
  -- Null once the customer's account is closed.
  text text check (text <> ''),
  assignee_id uuid not null references account,
  due_on date,
  created_by uuid not null references account,
  created_at timestamptz not null,
  done_by uuid references account,
  done_at timestamptz,
  check ((done_by is null) = (done_at is null))
);
create index order_task_of_order on order_task (order_id, created_at);
create index order_task_open on order_task (assignee_id, due_on, created_at) where done_at is null;

create table order_mention (
  order_id char(20) not null,
  -- The note that mentions the colleague.
  seq integer not null,
  account_id uuid not null references account,
  read_at timestamptz,
  primary key (order_id, seq, account_id),
  foreign key (order_id, seq) references order_event (order_id, seq)
);
create index order_mention_unread on order_mention (account_id, order_id) where read_at is null;
