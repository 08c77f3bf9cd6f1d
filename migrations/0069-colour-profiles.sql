-- ICC profiles of what products are printed on, and what files look like by them.

create table colour_profile (
  id uuid primary key,
  sku text not null references product,
  -- Empty: of all printers.
  printer text not null,
  object_id uuid not null references stored_object,
  file_name text not null,
  -- What the profile says about itself.
  description text,
  colours text not null check (colours in ('cmyk', 'rgb')),
  -- Percent of total ink.
  ink_limit integer not null check (ink_limit between 100 and 400),
  uploaded_at timestamptz not null,
  unique (sku, printer)
);
create index colour_profile_of_object on colour_profile (object_id);

create table soft_proof (
  sha256 bytea not null references file_examination on delete cascade,
  profile_id uuid not null references colour_profile,
  -- How much of the picture the printer cannot reach, as @shop/preflight describes it.
  gamut jsonb not null,
  print_id uuid not null references stored_object,
  gamut_id uuid references stored_object,
  drawn_at timestamptz not null,
  primary key (sha256, profile_id)
);
create index soft_proof_of_profile on soft_proof (profile_id);
create index soft_proof_of_print on soft_proof (print_id);
create index soft_proof_of_gamut on soft_proof (gamut_id) where gamut_id is not null;
