-- no-transaction
create index concurrently if not exists customer_order_with_sender on customer_order (account_id, placed_at desc) where sender is not null;
