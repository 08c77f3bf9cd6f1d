-- A file may also be cut as it is printed: once for each picture of it as printed.

-- The picture as printed, whose profile applies; null: the file's own colours. It is no foreign key, because such pictures
-- are replaced with their profile. Tiles of pictures that are gone are deleted within the hour.
alter table tile_set add column print_id uuid;
alter table tile_set drop constraint tile_set_pkey;
alter table tile_set add column id uuid primary key default gen_random_uuid();
alter table tile_set add constraint tile_set_key unique nulls not distinct (sha256, print_id);
