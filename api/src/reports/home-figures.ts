import type { HomeFiguresView, HomeSalesView } from '@shop/contract';
import { addDays, startOfBusinessDay, toBusinessDay } from '@shop/ledger';
import { APPROVED_STATES, type OrderState, PAID_STATES, SHIPPED_STATES } from '@shop/order-flow';
import type { Tx } from '../common/public';
import { type FigurePeriod, loadFunnel, loadSales, type SalesRow } from './home-figures.queries';

const DAYS = 30;
const MONTHS = 12;

/** Sales, margin and the order funnel, for the days in China up to now. */
export async function loadHomeFigures(tx: Tx, now: Date): Promise<HomeFiguresView> {
  const period = figurePeriod(toBusinessDay(now));
  const [sales, funnel] = await Promise.all([
    loadSales(tx, period),
    loadFunnel(tx, startOfBusinessDay(period.firstDay)),
  ]);
  const rowsOf = (unit: SalesRow['unit']) => sales.filter((row) => row.unit === unit);
  const inStates = (states: readonly OrderState[]) =>
    states.reduce((sum, state) => sum + (funnel.states[state] ?? 0), 0);
  const days = rowsOf('day');
  return {
    from: period.firstDay,
    to: period.today,
    days: listDays(period).map((day) => toSales(day, days)),
    months: listMonths(period.today).map((month) => toSales(month, rowsOf('month'))),
    currencies: rowsOf('currency')
      .map(({ name, amount }) => ({ currency: name, amount: Number(amount) }))
      .toSorted((one, other) => one.currency.localeCompare(other.currency)),
    margin: marginParts(days),
    funnel: {
      carts: Number(funnel.carts),
      quoteRequests: Number(funnel.quoteRequests),
      placed: Object.values(funnel.states).reduce((sum, count) => sum + count, 0),
      paid: inStates(PAID_STATES),
      approved: inStates(APPROVED_STATES),
      shipped: inStates(SHIPPED_STATES),
    },
  };
}

/** The last 30 days, and 12 calendar months with the current one. */
function figurePeriod(today: string): FigurePeriod {
  return { today, firstDay: addDays(today, 1 - DAYS), firstMonth: `${listMonths(today)[0]}-01` };
}

function listDays({ firstDay }: FigurePeriod): string[] {
  return Array.from({ length: DAYS }, (_, index) => addDays(firstDay, index));
}

/** `YYYY-MM`, the earliest first. */
function listMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

const fen = (amount: number) => ({ currency: 'CNY', amount });

function toSales(name: string, rows: readonly SalesRow[]): HomeSalesView {
  const row = rows.find((each) => each.name === name);
  const { sales, margin } = marginParts(row ? [row] : []);
  return { period: name, orders: Number(row?.orders ?? 0), sales, margin };
}

/** How the margin follows from the sums of the rows. */
function marginParts(rows: readonly SalesRow[]): HomeFiguresView['margin'] {
  const sumOf = (part: 'paid' | 'returned' | 'factory' | 'shipping') =>
    rows.reduce((sum, row) => sum + Number(row[part]), 0);
  const [paid, returned, factory, shipping] = [sumOf('paid'), sumOf('returned'), sumOf('factory'), sumOf('shipping')];
  const sales = paid - returned;
  return {
    ...{ paid: fen(paid), returned: fen(returned), sales: fen(sales) },
    ...{ factory: fen(factory), shipping: fen(shipping), margin: fen(sales - factory - shipping) },
  };
}
