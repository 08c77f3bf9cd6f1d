import { Injectable } from '@nestjs/common';
import { Database } from '../../common/public';

/** Trigram similarity from which a misspelt word counts as a match, from 0 to 1. */
const MIN_SIMILARITY = 0.5;

/** Full-text search in the product texts of all languages. */
@Injectable()
export class ProductSearch {
  constructor(private readonly database: Database) {}

  /**
   * The skus, withdrawn ones included, whose texts contain every word of the query, in part or inflected: those with all
   * words in their names first, then by relevance. If there is none, those whose names contain similar words. Uses one
   * SQL statement.
   */
  async findSkus(query: string): Promise<string[]> {
    const rows: { sku: string }[] = await this.database.reader.query(
      `with request as materialized (
         select search_query($1) as stems, regexp_split_to_array(btrim(search_normalize($1)), '\\s+') as parts
       ), matching as materialized (
         select sku, not exists (select from unnest(parts) part where strpos(names, part) = 0) as in_name,
           ts_rank(s.stems, request.stems) as rank, names, parts
         from request, product_search s
         where s.stems @@ request.stems or not exists (select from unnest(parts) part where strpos(words, part) = 0)
       ), misspelt as (
         select sku, (select min(word_similarity(part, names)) from unnest(parts) part) as similarity
         from request, product_search where not exists (select from matching)
       ), found as (
         select sku, in_name, rank,
           case when rank = 0 then (select min(word_similarity(part, names)) from unnest(parts) part) end as similarity
         from matching
         union all select sku, false, 0, similarity from misspelt where similarity >= $2
       )
       select sku from found join product p using (sku) join category c on c.slug = p.category
       order by in_name desc, rank desc, similarity desc nulls last, c.position, p.position, sku`,
      [query, MIN_SIMILARITY],
    );
    return rows.map(({ sku }) => sku);
  }
}
