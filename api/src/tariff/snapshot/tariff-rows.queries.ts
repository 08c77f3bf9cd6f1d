import type { Tx } from '../../common/public';
import type { TariffRows } from './tariff-rows';

/** Loads everything prices depend on; `now` decides which exchange rates are past and left out. */
export async function loadTariffRows(tx: Tx, now: Date): Promise<TariffRows> {
  const rows = <T>(sql: string, parameters: unknown[] = []): Promise<T[]> => tx.query(sql, parameters);
  const finishes = await rows<{ finish: string }>('select distinct finish from finish_text');
  return {
    products: await rows(`
      select p.sku, p.kind, p.withdrawn, p.tariff,
        array(select jsonb_object_keys(p.presentation -> 'variants')) as variants
      from product p join category c on c.slug = p.category order by c.position, p.position, p.sku`),
    finishes: finishes.map(({ finish }) => finish),
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
  };
}
