-- no-transaction
create index concurrently if not exists stored_object_in_order on stored_object (object_key collate "C");
