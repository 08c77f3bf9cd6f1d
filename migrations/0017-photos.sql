-- Photographs of products and of the portfolio's galleries, uploaded by staff. A row exists only once its object is wholly stored.

create table photo (
  id uuid primary key default gen_random_uuid(),
  -- What it is of: one of the two. A gallery is known by its name alone.
  sku text references product,
  gallery text,
  position integer not null check (position >= 0),
  -- What it shows, by language; English stands in for those that lack it.
  alt jsonb not null check (alt ? 'en'),
  -- px, upright.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- As it was given; never handed out.
  object_key text not null unique,
  size bigint not null check (size > 0),
  sha256 bytea not null check (length(sha256) = 32),
  content_type text not null,
  added_at timestamptz not null,
  -- Whether all its variants are stored: before, nobody but staff knows of it.
  ready boolean not null default false,
  revision integer not null default 1,
  check ((sku is null) <> (gallery is null))
);
create index photo_of_product on photo (sku, position) where sku is not null;
create index photo_of_gallery on photo (gallery, position) where gallery is not null;

-- What browsers get: scaled, in sRGB, without anything that the camera noted.
create table photo_variant (
  photo_id uuid not null references photo,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  format text not null check (format in ('avif', 'webp', 'jpeg')),
  object_key text not null unique,
  size bigint not null check (size > 0),
  sha256 bytea not null check (length(sha256) = 32),
  primary key (photo_id, width, format)
);
