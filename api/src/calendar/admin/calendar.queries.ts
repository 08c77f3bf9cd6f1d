import type { CalendarDayView } from '@shop/contract';
import { idsFilter, invalidFilter, type Listing, type Tx } from '../../common/public';

export const CALENDAR_COLUMNS = { id: 'day', day: 'day' };

const WHERE = 'where ($1::int is null or extract(year from day) = $1) and ($2::text[] is null or day::text = any($2))';

export async function listCalendar(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: CalendarDayView[] }> {
  const values = [yearFilter(filter), idsFilter(filter)];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total from calendar_day ${WHERE}`, values);
  const rows: Omit<CalendarDayView, 'id'>[] = await tx.query(
    `select day::text, kind, holiday from calendar_day ${WHERE} order by ${orderBy} limit $3 offset $4`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map((row) => ({ id: row.day, ...row })) };
}

function yearFilter({ year }: Record<string, unknown>): number | null {
  if (year === undefined || year === null || year === '') return null;
  if (!/^\d{4}$/.test(String(year))) throw invalidFilter('year');
  return Number(year);
}
