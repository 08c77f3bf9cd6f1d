import { Injectable } from '@nestjs/common';
import { Database } from '../../common/public';

/** Trigram similarity from which a misspelt word counts as a match, from 0 to 1. */
const MIN_SIMILARITY = 0.5;

/** Full-text search in the product texts of all languages. */
@Injectable()
export class ProductSearch {
  constructor(private readonly database: Database) {}

  /**
   * The skus, withdrawn ones included, whose texts contain every word of one of the queries, in part or inflected: first
   * those of the first query, then those with all words in their names, then by relevance. If there is none, those whose
   * names contain words similar to the first query. Uses one SQL statement.
   * @param queries what the customer typed, then the same with synonyms
   */
  async findSkus(queries: readonly string[]): Promise<string[]> {
    const rows = await this.database.readFromReplica<{ sku: string }[]>((reader) =>
      reader.query(
        `with request as materialized (
         select place, search_query(query) as stems, regexp_split_to_array(btrim(search_normalize(query)), '\\s+') as parts
         from unnest($1::text[]) with ordinality as q (query, place)
       ), matching as materialized (
         select sku, place > 1 as is_synonym,
           not exists (select from unnest(parts) part where strpos(names, part) = 0) as in_name,
           ts_rank(s.stems, request.stems) as rank, names, parts
         from request, product_search s
         where s.stems @@ request.stems or not exists (select from unnest(parts) part where strpos(words, part) = 0)
       ), misspelt as (
         select sku, (select min(word_similarity(part, names)) from unnest(parts) part) as similarity
         from request, product_search where place = 1 and not exists (select from matching)
       ), found as (
         select distinct on (sku) sku, is_synonym, in_name, rank,
           case when rank = 0 then (select min(word_similarity(part, names)) from unnest(parts) part) end as similarity
         from matching order by sku, is_synonym, in_name desc, rank desc
       ), listed as (
         select * from found
         union all select sku, false, false, 0, similarity from misspelt where similarity >= $2
       )
       select sku from listed join product p using (sku) join category c on c.slug = p.category
       order by is_synonym, in_name desc, rank desc, similarity desc nulls last, c.position, p.position, sku`,
        [queries, MIN_SIMILARITY],
      ),
    );
    return rows.map(({ sku }) => sku);
  }
}
