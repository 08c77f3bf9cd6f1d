-- Nests that the factory accepted: what lies where on a roll, and which pieces are on one already.

create table accepted_nest (
  id uuid primary key,
  -- What people call it.
  number integer generated always as identity unique,
  sku text not null,
  roll_mm double precision not null check (roll_mm > 0),
  length_mm double precision not null check (length_mm > 0),
  -- Pieces and panels with their places, as the API has them.
  placed jsonb not null,
  accepted_at timestamptz not null,
  accepted_by uuid not null references account,
  undone_at timestamptz check (undone_at >= accepted_at),
  undone_by uuid references account,
  check ((undone_at is null) = (undone_by is null))
);

-- The pieces of accepted nests that were not undone. A piece, with all of its panels, is in one nest at most.
create table nested_copy (
  sid uuid not null references order_item on delete cascade,
  copy integer not null check (copy > 0),
  nest_id uuid not null references accepted_nest,
  primary key (sid, copy)
);
create index nested_copy_of_nest on nested_copy (nest_id);

create view audit_nested_copy as
with placed as (
  select distinct (piece ->> 'sid')::uuid as sid, (piece ->> 'copy')::int as copy, n.id as nest_id
  from accepted_nest n cross join lateral jsonb_array_elements(n.placed) piece where n.undone_at is null)
select coalesce(c.sid, p.sid) as sid, coalesce(c.copy, p.copy) as copy, c.nest_id, p.nest_id as placed_in
from nested_copy c full join placed p on p.sid = c.sid and p.copy = c.copy and p.nest_id = c.nest_id
where c.nest_id is null or p.nest_id is null;
