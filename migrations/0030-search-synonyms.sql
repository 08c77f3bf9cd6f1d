-- Terms that mean the same to the product search. Staff edit them.

create table search_synonym (
  id uuid primary key default gen_random_uuid(),
  terms text[] not null check (cardinality(terms) between 2 and 20),
  -- Increases with every edit, so that the later of two concurrent edits is rejected.
  revision integer not null default 1
);

-- A shop that already has a catalogue gets those of the starter catalogue, which a new shop gets with it.
insert into search_synonym (terms)
select string_to_array(terms, '|') from (values
  ('trade show|exhibition|trade fair|expo|Messe|salon professionnel|feria'),
  ('coroplast|corrugated plastic|yard sign|lawn sign'),
  ('tent|canopy|gazebo|marquee'),
  ('aluminum|aluminium'),
  ('color|colour'),
  ('gray|grey'),
  ('center|centre'),
  ('theater|theatre'),
  ('fabric|textile|cloth'),
  ('decal|sticker'),
  ('wrap|vehicle wrap|car wrap'),
  ('foamcore|foam board|KT board'),
  ('plexiglass|acrylic|perspex'),
  ('Dibond|aluminium composite|ACM'),
  ('step and repeat|backdrop|press wall|photo wall'),
  ('retractable banner|roll-up|pull-up banner'),
  ('sandwich board|A-board|pavement sign'),
  ('feather flag|beach flag|sail flag|blade flag'),
  ('window perf|one-way vision|perforated window film'),
  ('see-through|one-way vision'),
  ('billboard|blueback'),
  ('flame retardant|fire-rated|fireproof'),
  ('sign holder|stand'),
  ('kiosk|counter|promotion table'),
  ('lightbox|backlit|light box'),
  ('のぼり旗|のぼり|幟'),
  ('垂れ幕|懸垂幕|横断幕')
) starter (terms)
where exists (select from product);
