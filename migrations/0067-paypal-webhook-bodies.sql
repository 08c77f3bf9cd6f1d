-- no-transaction
-- Bodies of events that were received or applied long ago are erased.
create index concurrently if not exists paypal_webhook_with_body on paypal_webhook (applied_at, received_at) where body ? 'resource';
