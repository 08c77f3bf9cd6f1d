-- How a print file looks in print, and where ink does not reach its colours.

alter table file_examination
  add column print_id uuid references stored_object,
  add column gamut_id uuid references stored_object;
create index file_examination_of_print on file_examination (print_id) where print_id is not null;
create index file_examination_of_gamut on file_examination (gamut_id) where gamut_id is not null;
