-- What is known about print files. Files with the same bytes are examined once, whatever they belong to.

create table file_examination (
  sha256 bytea primary key check (length(sha256) = 32),
  format text not null,
  state text not null default 'waiting' check (state in ('waiting', 'first', 'done')),
  -- The facts as @shop/preflight describes them; null until the header is read.
  facts jsonb,
  -- How often the file was handed to a reader. It is handed over again once, if the server stopped meanwhile.
  attempts integer not null default 0 check (attempts >= 0),
  preview_id uuid references stored_object,
  thumbnail_id uuid references stored_object,
  requested_at timestamptz not null,
  examined_at timestamptz,
  check ((state = 'waiting') = (facts is null)),
  check ((state = 'done') = (examined_at is not null))
);
create index file_examination_of_preview on file_examination (preview_id) where preview_id is not null;
create index file_examination_of_thumbnail on file_examination (thumbnail_id) where thumbnail_id is not null;
create index stored_object_by_bytes on stored_object (sha256);
