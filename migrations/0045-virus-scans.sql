-- Whether a virus scanner has read a file. Null: there was none when the file was stored.
alter table stored_object add column scan text check (scan in ('clean', 'not_scanned'));
