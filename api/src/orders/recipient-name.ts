import type { CustomerOrder } from './order.entity';

/** First and last name of the person that an order is shipped to. */
export function recipientName({ shipTo: { firstName, lastName } }: Pick<CustomerOrder, 'shipTo'>): string {
  return `${firstName} ${lastName}`;
}
