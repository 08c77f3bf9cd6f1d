import type { Tx } from '../../common/public';
import type { TariffRows } from './tariff-rows';

const PRODUCTS = `select p.sku, p.kind, p.withdrawn, p.tariff,
    array(select jsonb_object_keys(p.presentation -> 'variants')) as variants
  from product p join category c on c.slug = p.category order by c.position, p.position, p.sku`;

const RATES = `select currency, valid_from, per_cny::text
  from currency_rate r
  left join (
    select currency, max(valid_from) as since from currency_rate where valid_from <= $1 group by currency
  ) in_force using (currency)
  where since is null or valid_from >= since
  order by currency, valid_from`;

const SCHEDULED = `select id, publish_at,
    jsonb_agg(jsonb_build_object('kind', kind, 'subject', subject, 'base', base, 'value', value)) as changes
  from tariff_draft join tariff_change on draft_id = id
  where status = 'scheduled' group by id order by publish_at, decided_at, id`;

/** Each list of rows and what selects it. */
const LISTS: Readonly<Record<Exclude<keyof TariffRows, 'finishes'>, string>> = {
  products: PRODUCTS,
  zones: 'select country, zone, major from shipping_zone order by country',
  exclusions: 'select country from shipping_exclusion order by country',
  services: 'select method, zone, tariff from shipping_service order by method, zone',
  methods: 'select method, major_days::text, other_days::text from shipping_method order by position',
  currencies: 'select code, digits, trim_scale(exchange_fee)::text as exchange_fee from currency order by position',
  rates: RATES,
  fees: 'select payment_method, trim_scale(rate)::text as rate, fixed from remittance_fee order by payment_method',
  scheduled: SCHEDULED,
};

const TARIFF = `select array(select distinct finish from finish_text) as finishes, ${Object.entries(LISTS)
  .map(([name, sql]) => `(select coalesce(json_agg(row), '[]') from (${sql}) row) as ${name}`)
  .join(', ')}`;

/** Times in JSON are texts. */
type StoredRows = Omit<TariffRows, 'rates' | 'scheduled'> & {
  rates: (Omit<TariffRows['rates'][number], 'valid_from'> & { valid_from: string })[];
  scheduled: (Omit<TariffRows['scheduled'][number], 'publish_at'> & { publish_at: string })[];
};

/**
 * Loads everything prices depend on in one statement, as it is at one moment; `now` decides which exchange rates are past
 * and left out.
 */
export async function loadTariffRows(tx: Tx, now: Date): Promise<TariffRows> {
  const [stored]: StoredRows[] = await tx.query(TARIFF, [now]);
  if (!stored) throw new Error('the tariff was not read');
  return {
    ...stored,
    rates: stored.rates.map((rate) => ({ ...rate, valid_from: new Date(rate.valid_from) })),
    scheduled: stored.scheduled.map((version) => ({ ...version, publish_at: new Date(version.publish_at) })),
  };
}
