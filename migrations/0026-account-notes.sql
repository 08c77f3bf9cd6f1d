-- What staff note about a customer. The customer does not see it, except in the export of personal data.
create table account_note (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  text text not null,
  noted_by uuid not null references account,
  noted_at timestamptz not null
);
create index account_note_of_account on account_note (account_id, noted_at desc);

-- The emails about an order.
create index mail_of_order on mail ((data ->> 'orderId'), created_at desc) where data ? 'orderId';
