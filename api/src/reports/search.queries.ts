import { canSee, type Output, type RoleName } from '@shop/contract';
import { parseOrderId } from '@shop/order-flow';
import { likePattern, namePattern, type Tx } from '../common/public';

type Hit = Output<'admin/search'>[number];

const MAX_HITS = 6;
const SERVICE_ROLES: readonly RoleName[] = ['customer_service', 'admin'];
const CUSTOMER_ROLES: readonly RoleName[] = ['customer_service', 'accounting', 'admin'];

/**
 * Finds orders, customers, products and messages that a role may open, in one statement; products are titled by their SKU.
 * @param findSkus the SKUs of the products whose Chinese name has a text
 */
export async function searchBackOffice(
  tx: Tx,
  q: string,
  role: RoleName,
  findSkus: (text: string) => readonly string[],
): Promise<Hit[]> {
  const text = q.trim();
  const [pattern, name] = [likePattern(text), namePattern(text)];
  const parts = [
    orders(role, name !== pattern),
    ...(CUSTOMER_ROLES.includes(role) ? [CUSTOMERS] : []),
    ...(SERVICE_ROLES.includes(role) ? [PRODUCTS, MESSAGES] : []),
  ];
  const sql = parts.map((part, index) => `(select ${index} as place, h.* from (${part}) h)`).join(' union all ');
  return tx.query(
    `select resource, id, title, detail from (${sql}) hits where $1::text is not null and $2::text is not null
       and $3::text is not null and $4::text[] is not null
     order by place, rank`,
    [pattern, parseOrderId(text) ?? '', name, findSkus(text)],
  );
}

function orders(role: RoleName, searchesSwappedName: boolean): string {
  const match = (from: string, where: string) =>
    `(select o.id from ${from} where ${where} order by o.placed_at desc, o.id limit ${MAX_HITS})`;
  return `select 'orders' as resource, o.id::text as id, o.id::text as title,
      concat_ws(', ', nullif(person_name(o.ship_to ->> 'firstName', o.ship_to ->> 'lastName'), ''), nullif(o.ship_to ->> 'company', '')) as detail,
      row_number() over (order by o.placed_at desc, o.id) as rank
    from customer_order o where o.id in (
      ${match('customer_order o', 'o.id = $2')}
      union ${match('customer_order o', 'recipient_text(o.ship_to) ilike $1')}
      ${searchesSwappedName ? `union ${match('customer_order o', 'recipient_text(o.ship_to) ilike $3')}` : ''}
      union ${match('customer_order o join shipment s on s.order_id = o.id', 's.tracking_number ilike $1')}
      ${canSee(role, 'email') ? `union ${match('customer_order o join account a on a.id = o.account_id', 'a.email ilike $1')}` : ''})
    order by o.placed_at desc, o.id limit ${MAX_HITS}`;
}

const CUSTOMERS = `select 'accounts', a.id::text,
    coalesce(nullif(person_name(a.first_name, a.last_name), ''), a.email),
    concat_ws(' · ', a.email, nullif(a.company, '')), row_number() over (order by a.created_at desc, a.id)
  from account a where a.closed_at is null and a.role in ('customer', 'reseller', 'guest') and (
    a.email ilike $1 or concat_ws(' ', a.first_name, a.last_name) ilike $1 or person_name(a.first_name, a.last_name) ilike $1 or a.company ilike $1)
  order by a.created_at desc, a.id limit ${MAX_HITS}`;

const PRODUCTS = `select 'products', p.sku,
    p.sku, p.sku,
    row_number() over (order by p.sku)
  from product p where p.sku ilike $1 or exists (select from product_text t where t.sku = p.sku and t.name ilike $1)
    or p.sku = any($4)
  order by p.sku limit ${MAX_HITS}`;

const MESSAGES = `select 'contact-messages', m.id::text, m.subject, m.name,
    row_number() over (order by m.received_at desc, m.id)
  from contact_message m where m.subject ilike $1 or m.name ilike $1 or m.email ilike $1
  order by m.received_at desc, m.id limit ${MAX_HITS}`;
