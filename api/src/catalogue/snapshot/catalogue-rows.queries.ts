import type { Tx } from '../../common/public';
import { photosJson } from '../photos/photos.queries';
import type { CatalogueRows } from './catalogue-rows';

/** Loads the whole catalogue: texts, properties, drawings, photos, ratings and galleries. */
export async function loadCatalogueRows(tx: Tx): Promise<CatalogueRows> {
  const rows = <T>(sql: string): Promise<T[]> => tx.query(sql);
  return {
    categories: await rows(`
      select slug, withdrawn, chinese_name,
        coalesce((select jsonb_object_agg(language, to_jsonb(t)) from category_text t where category = slug), '{}') as texts
      from category order by position`),
    products: await rows(`
      select p.sku, p.category, p.slug, p.kind, p.uv_inkjet, p.featured, p.withdrawn, p.properties, p.facets, p.default_size,
        p.presentation,
        coalesce((select jsonb_object_agg(language, to_jsonb(t)) from product_text t where sku = p.sku), '{}') as texts,
        ${photosJson('h.sku = p.sku')} as photos
      from product p join category c on c.slug = p.category order by c.position, p.position, p.sku`),
    finishes: await rows(`
      select finish, chinese_name, jsonb_object_agg(language, to_jsonb(t)) as texts
      from finish_text t join finish f on f.code = finish group by finish, chinese_name order by finish`),
    printerTypes: await rows(`
      select printer_type, chinese_name, jsonb_object_agg(language, name) as texts
      from printer_type_text join printer_type p on p.code = printer_type
      group by printer_type, chinese_name order by printer_type`),
    ratings: await rows(
      'select sku, avg(rating) as average, count(*) as total from review where published_at is not null group by sku',
    ),
    galleries: await rows(`
      select gallery, ${photosJson('h.gallery = g.gallery')} as photos
      from (select distinct gallery from photo where gallery is not null) g`),
    synonyms: await rows('select id, terms, revision from search_synonym order by terms, id'),
  };
}
