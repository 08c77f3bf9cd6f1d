-- no-transaction
-- Carts that were filled lately.
create index concurrently if not exists cart_item_added on cart_item (created_at, account_id);
