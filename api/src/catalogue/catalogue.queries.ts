import type { EntityManager } from 'typeorm';
import { photosAsJson } from './photos/photo-rows';
import type { CatalogueRows } from './rows';

/** Everything that is sold and what it costs, in a dozen statements; `now` tells which rates are past. */
export async function readCatalogue(tx: EntityManager, now: Date): Promise<CatalogueRows> {
  const rows = <T>(sql: string, parameters: unknown[] = []): Promise<T[]> => tx.query(sql, parameters);
  return {
    categories: await rows(`
      select slug,
        coalesce((select jsonb_object_agg(language, to_jsonb(t)) from category_text t where category = slug), '{}') as texts
      from category order by position`),
    products: await rows(`
      select p.sku, p.category, p.slug, p.kind, p.uv_inkjet, p.featured, p.withdrawn,
        p.tariff, p.properties, p.presentation,
        coalesce((select jsonb_object_agg(language, to_jsonb(t)) from product_text t where sku = p.sku), '{}') as texts,
        ${photosAsJson('h.sku = p.sku')} as photos
      from product p join category c on c.slug = p.category order by c.position, p.position, p.sku`),
    finishes: await rows(
      'select finish, jsonb_object_agg(language, to_jsonb(t)) as texts from finish_text t group by finish',
    ),
    printerTypes: await rows(
      'select printer_type, jsonb_object_agg(language, name) as texts from printer_type_text group by printer_type',
    ),
    zones: await rows('select country, zone, major from shipping_zone order by country'),
    exclusions: await rows('select country from shipping_exclusion order by country'),
    services: await rows('select method, zone, tariff from shipping_service order by method, zone'),
    methods: await rows('select method, major_days::text, other_days::text from shipping_method order by position'),
    currencies: await rows(
      'select code, digits, trim_scale(exchange_fee)::text as exchange_fee from currency order by position',
    ),
    rates: await rows(
      `select currency, valid_from, per_cny
       from currency_rate r
       left join (
         select currency, max(valid_from) as since from currency_rate where valid_from <= $1 group by currency
       ) in_force using (currency)
       where since is null or valid_from >= since
       order by currency, valid_from`,
      [now],
    ),
    fees: await rows(
      'select payment_method, trim_scale(rate)::text as rate, fixed from remittance_fee order by payment_method',
    ),
    scheduled: await rows(
      `select id, publish_at,
         jsonb_agg(jsonb_build_object('kind', kind, 'subject', subject, 'base', base, 'value', value)) as changes
       from tariff_draft join tariff_change on draft_id = id
       where status = 'scheduled' group by id order by publish_at, decided_at, id`,
    ),
    ratings: await rows(
      'select sku, avg(rating) as average, count(*) as total from review where published_at is not null group by sku',
    ),
    galleries: await rows(`
      select gallery, ${photosAsJson('h.gallery = g.gallery')} as photos
      from (select distinct gallery from photo where gallery is not null) g`),
    calendar: await rows('select day::text, kind from calendar_day'),
  };
}
