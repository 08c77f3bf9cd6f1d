-- What differs between a proof and the artwork that it shows. Made when staff ask for it, and then kept.
create table proof_comparison (
  sid uuid not null,
  version integer not null,
  state text not null check (state in ('waiting', 'done', 'failed')),
  -- Stored objects of the piece as the artwork and as the proof shows it, in the same size.
  artwork_picture_id uuid references stored_object,
  proof_picture_id uuid references stored_object,
  -- Rectangles in mm from the top left corner of the piece.
  areas jsonb not null default '[]',
  -- Of the piece.
  changed_share double precision not null default 0 check (changed_share between 0 and 1),
  requested_at timestamptz not null,
  primary key (sid, version),
  foreign key (sid, version) references proof (sid, version),
  check ((state = 'done') = (artwork_picture_id is not null and proof_picture_id is not null))
);
create index proof_comparison_artwork_picture on proof_comparison (artwork_picture_id);
create index proof_comparison_proof_picture on proof_comparison (proof_picture_id);
