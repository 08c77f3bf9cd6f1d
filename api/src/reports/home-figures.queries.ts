import type { OrderState } from '@shop/order-flow';
import type { Tx } from '../common/public';

/** Days in China, `YYYY-MM-DD`: all figures are of the days from `firstDay` to `today`, those by month from `firstMonth`. */
export interface FigurePeriod {
  firstMonth: string;
  firstDay: string;
  today: string;
}

/** Sales of a day, a month or a currency. Amounts in fen, and in minor units of the currency. */
export interface SalesRow {
  unit: 'day' | 'month' | 'currency';
  name: string;
  orders: string;
  amount: string;
  paid: string;
  returned: string;
  factory: string;
  shipping: string;
}

/** Sales by day, month and currency: closed days are read from `sales_day`, the open ones from the ledger. */
export async function loadSales(tx: Tx, { firstMonth, firstDay, today }: FigurePeriod): Promise<SalesRow[]> {
  const sums = `sum(orders) as orders, sum(paid - returned) as amount, sum(paid_fen) as paid, sum(returned_fen) as returned,
    sum(factory_fen) as factory, sum(shipping_fen) as shipping`;
  return tx.query(
    `with sold as (
       select * from sales_day where day >= $1
       union all
       select * from sales_of_days(greatest($1::date, (select max(day) + 1 from daily_close)), $3)
     )
     select 'day' as unit, day::text as name, ${sums} from sold where day >= $2 group by day
     union all select 'month', to_char(day, 'YYYY-MM'), ${sums} from sold group by to_char(day, 'YYYY-MM')
     union all select 'currency', currency, ${sums} from sold where day >= $2 group by currency`,
    [firstMonth, firstDay, today],
  );
}

interface FunnelRow {
  carts: string;
  quoteRequests: string;
  states: Partial<Record<OrderState, number>>;
}

/** What is in carts since an instant, and the orders placed since then by their state now, without free reprints. */
export async function loadFunnel(tx: Tx, since: Date): Promise<FunnelRow> {
  const [row]: FunnelRow[] = await tx.query(
    `select (select count(distinct account_id) from cart_item where created_at >= $1) as carts,
       (select count(*) from quote_request where requested_at >= $1) as "quoteRequests",
       (select coalesce(json_object_agg(state, orders), '{}') from (
         select state, sum(orders) as orders from (
           select state, count(*) as orders from customer_order where placed_at >= $1 group by state
           union all
           select state, -count(*) from customer_order where reprint_of is not null and placed_at >= $1 group by state) o
         group by state) s) as states`,
    [since],
  );
  return row ?? { carts: '0', quoteRequests: '0', states: {} };
}
