import type {
  AdminFeeView,
  AdminShippingMethodView,
  AdminShippingServiceView,
  AdminShippingZoneView,
} from '@shop/contract';
import { ApiError, invalidFilter, type Tx, textFilter, type Listing } from '../../common/public';

type Page<T> = { total: number; rows: T[] };

export const SERVICE_COLUMNS = { id: 'method, zone', method: 'method', zone: 'zone', countries: 'countries' } as const;
export const METHOD_COLUMNS = { id: 'position', position: 'position' } as const;
export const ZONE_COLUMNS = { id: 'id', zone: 'zone', excluded: 'excluded' } as const;
export const FEE_COLUMNS = { id: 'sort_key', subject: 'sort_key' } as const;

const SERVICES = `select method || ':' || zone as id, method, zone, tariff as value,
    (select count(*)::int from shipping_zone z where z.zone = s.zone) as countries
  from shipping_service s`;
const METHODS = `select method::text as id, position, revision,
    lower(major_days) as major_first, upper(major_days) - 1 as major_last,
    lower(other_days) as other_first, upper(other_days) - 1 as other_last,
    array(select zone from shipping_service s where s.method = m.method order by zone) as zones
  from shipping_method m`;
const ZONES = `select coalesce(z.country, x.country) as id, zone, major, x.country is not null as excluded
  from shipping_zone z full join shipping_exclusion x on x.country = z.country`;
const FEES = `select 'exchange_fee:' || code as id, 'exchange_fee' as kind, code as subject,
    to_jsonb(trim_scale(exchange_fee)::text) as value, position as sort_key from currency
  union all
  select 'remittance:' || payment_method, 'remittance', payment_method::text,
    jsonb_build_object('rate', trim_scale(rate)::text, 'fixed', fixed), 1000 + payment_method from remittance_fee`;

export function listServices(tx: Tx, listing: Listing): Promise<Page<AdminShippingServiceView>> {
  return loadPage(tx, SERVICES, listing, ['method', 'zone']);
}

type MethodRow = Record<'major_first' | 'major_last' | 'other_first' | 'other_last', number> &
  Pick<AdminShippingMethodView, 'id' | 'zones' | 'revision'>;

export async function listMethods(tx: Tx, listing: Listing): Promise<Page<AdminShippingMethodView>> {
  const { total, rows } = await loadPage<MethodRow>(tx, METHODS, listing, []);
  return {
    total,
    rows: rows.map(({ id, zones, revision, major_first, major_last, other_first, other_last }) => ({
      ...{ id, zones, revision },
      majorDays: { first: major_first, last: major_last },
      otherDays: { first: other_first, last: other_last },
    })),
  };
}

export function listZones(tx: Tx, listing: Listing): Promise<Page<AdminShippingZoneView>> {
  return loadPage(tx, ZONES, listing, ['zone', 'excluded']);
}

export async function listFees(tx: Tx, listing: Listing): Promise<Page<AdminFeeView>> {
  const { total, rows } = await loadPage<AdminFeeView & { sort_key: number }>(tx, FEES, listing, ['kind']);
  return { total, rows: rows.map(({ sort_key: _, ...fee }) => fee) };
}

/** @throws ApiError `resource_not_found` */
export async function firstRow<T>(list: Promise<Page<T>>): Promise<T> {
  const [found] = (await list).rows;
  if (!found) throw new ApiError('resource_not_found');
  return found;
}

export const listingById = (id: string): Listing => ({
  orderBy: 'id',
  descending: false,
  offset: 0,
  limit: 1,
  filter: { id: [id] },
});

/** @param fields columns that a filter may name; values are compared as text */
async function loadPage<T>(
  tx: Tx,
  source: string,
  { filter, orderBy, limit, offset }: Listing,
  fields: readonly string[],
): Promise<Page<T>> {
  const values = [idFilter(filter), ...fields.map((field) => filterText(filter, field))];
  const conditions = fields.map((field, index) => `($${index + 2}::text is null or ${field}::text = $${index + 2})`);
  const where = ['($1::text[] is null or id = any($1))', ...conditions].join(' and ');
  const [count]: { total: string }[] = await tx.query(
    `select count(*) as total from (${source}) s where ${where}`,
    values,
  );
  const rows: T[] = await tx.query(
    `select * from (${source}) s where ${where} order by ${orderBy}, id limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows };
}

/** Unlike `idsFilter`, accepts ids with a colon. */
function idFilter({ id }: Listing['filter']): string[] | null {
  if (id === undefined) return null;
  const ids: unknown[] = Array.isArray(id) ? id : [id];
  if (ids.every((one): one is string => typeof one === 'string' && /^[\w:-]{1,64}$/.test(one))) return ids;
  throw invalidFilter('id');
}

function filterText(filter: Listing['filter'], field: string): string | null {
  const value = filter[field];
  return typeof value === 'boolean' || typeof value === 'number' ? String(value) : textFilter(filter, field);
}
