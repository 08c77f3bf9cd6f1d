-- Print files cut into tiles, so that they can be looked at pixel by pixel. Tiles are made when somebody asks for them.

create table tile_set (
  sha256 bytea primary key references file_examination on delete cascade,
  -- none: the file has no picture that can be cut.
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'none')),
  -- How often the file was handed to a reader.
  attempts integer not null default 0,
  -- Pixels of the largest level.
  width integer check (width > 0),
  height integer check (height > 0),
  -- The file has more pixels than the largest level.
  is_reduced boolean not null default false,
  -- All tiles, one after another.
  object_id uuid references stored_object,
  -- Where each tile begins, and where the last one ends: numbers of 4 bytes, the least significant first.
  offsets bytea,
  requested_at timestamptz not null,
  check ((state = 'ready') = (object_id is not null)),
  check (state <> 'ready' or (width is not null and height is not null and offsets is not null))
);
create index tile_set_of_object on tile_set (object_id) where object_id is not null;
create index tile_set_by_request on tile_set (requested_at);
