-- Finding products by what they are called, made of and used for, in whichever of the shop's languages.

create extension if not exists pg_trgm;

-- Without case, accents, and the width of letters: `Größe`, `ＶＩＮＹＬ` and `ﾀｰﾎﾟﾘﾝ` read as `grosse`, `vinyl` and `ターポリン` do.
create function search_folded(words text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(
    regexp_replace(normalize(words, nfkd), '[\u0300-\u036f\u3099\u309a]', '', 'g'), '[ßẞ]', 'ss', 'g'))
$$;

-- A language's own endings are cut off; Japanese has none, and is found by its characters.
create function search_stems(language text, words text, weight "char") returns tsvector
language sql immutable parallel safe as $$
  select setweight(to_tsvector(
    case language
      when 'en' then 'english'::regconfig
      when 'fr' then 'french'::regconfig
      when 'es' then 'spanish'::regconfig
      when 'de' then 'german'::regconfig
      else 'simple'::regconfig
    end, search_folded(words)), weight)
$$;

-- Every word of the question, by the endings of whichever language.
create function search_question(words text) returns tsquery language sql immutable parallel safe as $$
  select plainto_tsquery('english', search_folded(words)) || plainto_tsquery('french', search_folded(words))
    || plainto_tsquery('spanish', search_folded(words)) || plainto_tsquery('german', search_folded(words))
    || plainto_tsquery('simple', search_folded(words))
$$;

create aggregate all_stems(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');

-- What is searched of a product, all its languages together.
create table product_search (
  sku text primary key references product on delete cascade,
  -- Names weigh most, then summaries and uses, then the rest.
  stems tsvector not null,
  -- Folded.
  names text not null,
  words text not null
);
create index product_search_stems on product_search using gin (stems);

create function note_product_search(skus text[]) returns void language sql as $$
  insert into product_search (sku, stems, names, words)
  select sku,
    all_stems(
      search_stems(language, name, 'A')
      || search_stems(language, concat_ws(' ', summary, array_to_string(uses, ' ')), 'B')
      || search_stems(language, concat_ws(' ', description, array_to_string(notes, ' ')), 'C')),
    search_folded(string_agg(name, E'\n')),
    search_folded(string_agg(concat_ws(E'\n', name, summary, array_to_string(uses, E'\n'), description), E'\n'))
  from product_text where sku = any(skus) group by sku
  on conflict (sku) do update set stems = excluded.stems, names = excluded.names, words = excluded.words
$$;

create function product_text_was_written() returns trigger language plpgsql as $$
begin
  perform note_product_search(array(select distinct sku from written));
  return null;
end $$;
create trigger product_text_inserted after insert on product_text referencing new table as written
  for each statement execute function product_text_was_written();
create trigger product_text_updated after update on product_text referencing new table as written
  for each statement execute function product_text_was_written();
create trigger product_text_deleted after delete on product_text referencing old table as written
  for each statement execute function product_text_was_written();

select note_product_search(array(select sku from product));
