-- Categories, printer types and finishes can be withdrawn, and edits of them have revisions.

alter table category
  add column withdrawn boolean not null default false,
  -- Increases with every edit, so that the later of two concurrent edits is rejected.
  add column revision integer not null default 1;

create table printer_type (
  code text primary key,
  withdrawn boolean not null default false,
  revision integer not null default 1
);
insert into printer_type (code) select distinct printer_type from printer_type_text;
alter table printer_type_text add foreign key (printer_type) references printer_type;

create table finish (
  code text primary key,
  withdrawn boolean not null default false,
  revision integer not null default 1
);
insert into finish (code) select distinct finish from finish_text;
alter table finish_text add foreign key (finish) references finish;
