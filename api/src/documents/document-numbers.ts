import { dayInChina } from '@shop/order-flow';

export interface NumberSeries {
  kind: 'invoice' | 'credit_note';
  year: number;
}

/** Document numbers start again every year. The year is that of China's time zone. */
export function documentYear(instant: Date): number {
  return Number(dayInChina(instant).slice(0, 4));
}
