-- Notices and the service-status board.

create table notice (
  id uuid primary key default gen_random_uuid(),
  published_at timestamptz not null
);
create index notice_newest on notice (published_at desc, id);

create table notice_text (
  notice_id uuid not null references notice on delete cascade,
  language text not null,
  title text not null,
  body text not null,
  primary key (notice_id, language)
);

create table service_status (
  place text primary key check (place in ('office', 'factory', 'courier')),
  -- 1 normal, 2 busy, 3 severely busy, 4 on vacation open, 5 on vacation closed, 6 maintenance
  type smallint not null,
  hours text not null,
  updated_at timestamptz not null
);
insert into service_status (place, type, hours, updated_at)
values ('office', 1, '09:00–18:00', now()), ('factory', 1, '08:00–20:00', now()), ('courier', 1, '09:00–21:00', now());
