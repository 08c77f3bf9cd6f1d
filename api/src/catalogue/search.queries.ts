import { Injectable } from '@nestjs/common';
import { Database } from '../kernel/public';

/** How alike a mistyped question and a name must be, from 0 to 1. */
const ALIKE = 0.5;

/** Finds products by their words in every language. */
@Injectable()
export class Search {
  constructor(private readonly database: Database) {}

  /**
   * The skus, withdrawn ones too, in which every word of the question occurs, whole, in part or with another ending:
   * those that bear all of them in their names first, then by how much they are about them. Where there is none, those
   * that have a word like each in their names. One statement.
   */
  async found(question: string): Promise<string[]> {
    const rows: { sku: string }[] = await this.database.reader.query(
      `with question as (
         select search_question($1) as stems, regexp_split_to_array(btrim(search_folded($1)), '\\s+') as parts
       ), judged as (
         select p.sku, c.position as shelf, p.position,
           not exists (select from unnest(parts) part where strpos(names, part) = 0) as named,
           s.stems @@ question.stems
             or not exists (select from unnest(parts) part where strpos(words, part) = 0) as told,
           ts_rank(s.stems, question.stems) as rank,
           (select min(word_similarity(part, names)) from unnest(parts) part) as alike
         from question, product_search s join product p using (sku) join category c on c.slug = p.category
       )
       select sku from judged
       where told or (alike >= $2 and not exists (select from judged other where other.told))
       order by named desc, told desc, rank desc, alike desc, shelf, position, sku`,
      [question, ALIKE],
    );
    return rows.map(({ sku }) => sku);
  }
}
