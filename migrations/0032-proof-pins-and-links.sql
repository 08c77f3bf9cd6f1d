-- Places on a proof where the customer wants a change, links in emails that decide on proofs, and what was approved.

create table proof_pin (
  id uuid primary key default gen_random_uuid(),
  order_id char(20) not null,
  sid uuid not null,
  -- Counted over all versions of the item's proof.
  number integer not null check (number > 0),
  version integer not null,
  -- From the top left corner of the finished piece.
  x_mm double precision not null check (x_mm >= 0),
  y_mm double precision not null check (y_mm >= 0),
  text text not null,
  placed_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  settled_by integer,
  unique (sid, number),
  foreign key (sid, version) references proof (sid, version),
  foreign key (sid, settled_by) references proof (sid, version),
  check ((answer is null) = (answered_at is null))
);
create index proof_pin_of_order on proof_pin (order_id);

-- Only the hash of a link's token is stored.
create table proof_link (
  token_hash bytea primary key check (length(token_hash) = 32),
  order_id char(20) not null references customer_order,
  expires_at timestamptz not null,
  -- When the proofs were decided on. After that no link of the order decides anything.
  spent_at timestamptz
);
create index proof_link_of_order on proof_link (order_id);
create index proof_link_by_expiry on proof_link (expires_at);

-- Kept after the files are deleted. The name is erased with the account.
create table proof_approval (
  sid uuid not null,
  version integer not null check (version > 0),
  order_id char(20) not null,
  artwork_sha256 bytea check (length(artwork_sha256) = 32),
  proof_sha256 bytea not null check (length(proof_sha256) = 32),
  -- What the check of the artwork told the customer: code, severity and text of each finding.
  findings jsonb not null,
  approved_by text,
  by_link boolean not null,
  approved_at timestamptz not null,
  primary key (sid, version),
  foreign key (order_id, sid) references order_item (order_id, sid)
);
create index proof_approval_of_order on proof_approval (order_id);
