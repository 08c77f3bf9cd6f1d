-- What guards the doors on all replicas together: counted tries and budgets, and the log of who did what.

-- One row a rule and key in its present window. Nothing of worth is lost with it, so it skips the write-ahead log.
create unlogged table tally (
  rule text not null,
  -- SHA-256 of whatever is counted: an address, an e-mail address.
  key bytea not null check (length(key) = 32),
  count integer not null check (count > 0),
  ends_at timestamptz not null,
  primary key (rule, key)
);
create index tally_end on tally (ends_at);

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null where the shop itself acted, or nobody was logged in.
  account_id uuid references account,
  role text,
  address inet,
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*$'),
  subject_kind text not null check (subject_kind ~ '^[a-z]+(-[a-z]+)*$'),
  subject_id text not null,
  before jsonb,
  after jsonb
);
create index audit_entry_newest on audit_entry (at desc, id desc);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, id desc);
create index audit_entry_actor on audit_entry (account_id, id desc);

create trigger audit_entry_stays before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_is_never_emptied before truncate on audit_entry
  for each statement execute function refuse_change();
