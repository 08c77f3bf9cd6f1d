-- no-transaction
create index concurrently if not exists production_photo_of_item on production_photo (sid);
