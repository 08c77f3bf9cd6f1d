-- Categories, products and their texts, photographs, reviews, search.

create table category (
  slug text primary key,
  position smallint not null unique
);

create table category_text (
  category text not null references category on delete cascade,
  language text not null,
  name text not null,
  summary text not null,
  primary key (category, language)
);

create table product (
  sku text primary key,
  category text not null references category,
  slug text not null,
  position smallint not null,
  kind text not null check (kind in ('area', 'unit')),
  uv_inkjet boolean not null,
  featured boolean not null,
  withdrawn boolean not null default false,
  -- The product's part of the tariff, as @shop/pricing compiles it.
  tariff jsonb not null check (tariff -> 'pricing' ->> 'kind' = kind),
  -- printerType (a code of printer_type_text), resolution (dpi), waterproof, uvResistant
  properties jsonb not null,
  -- form, scene, detail, and each variant's names and sizes, as @shop/drawing needs them.
  presentation jsonb not null,
  -- Increases with every edit, so that the later of two concurrent edits is rejected.
  revision integer not null default 1,
  unique (category, slug),
  -- Reserved for items that staff buy for a customer.
  constraint product_sku_reserved check (sku <> 'buy-for-me')
);

create table product_text (
  sku text not null references product on delete cascade,
  language text not null,
  name text not null,
  summary text not null,
  description text not null,
  notes text[] not null,
  uses text[] not null,
  primary key (sku, language)
);

create table finish_text (
  finish text not null,
  language text not null,
  name text not null,
  -- One sentence that explains the trade term.
  note text not null,
  primary key (finish, language)
);

create table printer_type_text (
  printer_type text not null,
  language text not null,
  name text not null,
  primary key (printer_type, language)
);

create table review (
  id uuid primary key default gen_random_uuid(),
  sku text not null references product,
  account_id uuid references account on delete set null,
  rating smallint not null check (rating between 1 and 5),
  country char(2) not null,
  text text not null,
  published_at timestamptz,
  -- The reviewed item; null for loaded reviews and those of closed accounts.
  order_id char(20),
  sid uuid unique,
  submitted_at timestamptz not null default now(),
  rejected_at timestamptz,
  decided_by uuid references account,
  -- Increases with every edit and decision, so that staff publish only text that they have read.
  revision integer not null default 1,
  state text not null generated always as (
    case when published_at is not null then 'published' when rejected_at is not null then 'rejected' else 'pending' end
  ) stored,
  check ((order_id is null) = (sid is null)),
  check (num_nonnulls(published_at, rejected_at) <= 1)
);
create index review_of_product on review (sku, published_at desc) where published_at is not null;
create index review_by_state on review (state, submitted_at desc, id);
create index review_of_order on review (order_id) where order_id is not null;
create index review_account on review (account_id) where account_id is not null;

-- Photographs of products and portfolio galleries, uploaded by staff. A row exists only once its object is completely stored.
create table photo (
  id uuid primary key default gen_random_uuid(),
  -- Belongs to either a product or a gallery.
  sku text references product,
  gallery text,
  position integer not null check (position >= 0),
  -- Alternative text by language; English is the fallback.
  alt jsonb not null check (alt ? 'en'),
  -- px, after rotation.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- The original, which is never served.
  object_key text not null unique,
  size bigint not null check (size > 0),
  sha256 bytea not null check (length(sha256) = 32),
  content_type text not null,
  added_at timestamptz not null,
  -- True once all variants are stored; until then only staff see it.
  ready boolean not null default false,
  revision integer not null default 1,
  check ((sku is null) <> (gallery is null))
);
create index photo_of_product on photo (sku, position) where sku is not null;
create index photo_of_gallery on photo (gallery, position) where gallery is not null;

-- What browsers load: scaled, in sRGB, without camera metadata.
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

-- Product search in every language.

-- Removes case, accents and width: `Größe`, `ＶＩＮＹＬ` and `ﾀｰﾎﾟﾘﾝ` become `grosse`, `vinyl` and `ターポリン`.
create function search_normalize(words text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(
    regexp_replace(normalize(words, nfkd), '[\u0300-\u036f\u3099\u309a]', '', 'g'), '[ßẞ]', 'ss', 'g'))
$$;

-- Stems by language. Japanese has no stemmer and is found by its characters.
create function search_vector(language text, words text, weight "char") returns tsvector
language sql immutable parallel safe as $$
  select setweight(to_tsvector(
    case language
      when 'en' then 'english'::regconfig
      when 'fr' then 'french'::regconfig
      when 'es' then 'spanish'::regconfig
      when 'de' then 'german'::regconfig
      else 'simple'::regconfig
    end, search_normalize(words)), weight)
$$;

-- All words of the query, stemmed in each language.
create function search_query(words text) returns tsquery language sql immutable parallel safe as $$
  select plainto_tsquery('english', search_normalize(words)) || plainto_tsquery('french', search_normalize(words))
    || plainto_tsquery('spanish', search_normalize(words)) || plainto_tsquery('german', search_normalize(words))
    || plainto_tsquery('simple', search_normalize(words))
$$;

create aggregate tsvector_agg(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');

-- The searchable text of a product, all languages together.
create table product_search (
  sku text primary key references product on delete cascade,
  -- Names weigh most, then summaries and uses, then everything else.
  stems tsvector not null,
  -- Normalized.
  names text not null,
  words text not null
);
create index product_search_stems on product_search using gin (stems);

create function update_product_search(skus text[]) returns void language sql as $$
  insert into product_search (sku, stems, names, words)
  select sku,
    tsvector_agg(
      search_vector(language, name, 'A')
      || search_vector(language, concat_ws(' ', summary, array_to_string(uses, ' ')), 'B')
      || search_vector(language, concat_ws(' ', description, array_to_string(notes, ' ')), 'C')),
    search_normalize(string_agg(name, E'\n')),
    search_normalize(string_agg(concat_ws(E'\n', name, summary, array_to_string(uses, E'\n'), description), E'\n'))
  from product_text where sku = any(skus) group by sku
  on conflict (sku) do update set stems = excluded.stems, names = excluded.names, words = excluded.words
$$;

create function refresh_product_search() returns trigger language plpgsql as $$
begin
  perform update_product_search(array(select distinct sku from written));
  return null;
end $$;
create trigger product_text_inserted after insert on product_text referencing new table as written
  for each statement execute function refresh_product_search();
create trigger product_text_updated after update on product_text referencing new table as written
  for each statement execute function refresh_product_search();
create trigger product_text_deleted after delete on product_text referencing old table as written
  for each statement execute function refresh_product_search();
