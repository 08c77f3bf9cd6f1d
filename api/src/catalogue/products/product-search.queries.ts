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
      `with request as (
         select search_query($1) as stems, regexp_split_to_array(btrim(search_normalize($1)), '\\s+') as parts
       ), candidate as (
         select p.sku, c.position as category_position, p.position,
           not exists (select from unnest(parts) part where strpos(names, part) = 0) as in_name,
           s.stems @@ request.stems
             or not exists (select from unnest(parts) part where strpos(words, part) = 0) as matches,
           ts_rank(s.stems, request.stems) as rank,
           (select min(word_similarity(part, names)) from unnest(parts) part) as similarity
         from request, product_search s join product p using (sku) join category c on c.slug = p.category
       )
       select sku from candidate
       where matches or (similarity >= $2 and not exists (select from candidate other where other.matches))
       order by in_name desc, matches desc, rank desc, similarity desc, category_position, position, sku`,
      [query, MIN_SIMILARITY],
    );
    return rows.map(({ sku }) => sku);
  }
}
