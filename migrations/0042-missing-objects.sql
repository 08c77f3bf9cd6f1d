-- A nightly sweep compares the object store with the rows that name its objects, in both directions.

-- Every object that a row names, and since when.
create view named_object as
select object_key, stored_at as named_at from stored_object
union all
select object_key, added_at from photo
union all
select v.object_key, p.added_at from photo_variant v join photo p on p.id = v.photo_id
union all
-- An upload expires a day after its last segment.
select s.object_key, u.expires_at - interval '24 hours' from upload_segment s join upload u on u.id = s.upload_id;

-- The store lists its objects in this order. The next migration does the same for stored_object.
create index photo_in_order on photo (object_key collate "C");
create index photo_variant_in_order on photo_variant (object_key collate "C");
create index upload_segment_in_order on upload_segment (object_key collate "C");

-- Objects that the last sweep did not find, although a row names them.
create table missing_object (
  object_key text primary key,
  found_at timestamptz not null,
  -- The start of the last sweep that missed it.
  swept_at timestamptz not null
);

create view audit_object_not_in_store as
select m.object_key, m.found_at from missing_object m
where exists (select from named_object n where n.object_key = m.object_key);
