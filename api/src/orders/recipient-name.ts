import { personName } from '@shop/contract';
import type { CustomerOrder } from './order.entity';

/** The full name of the person that an order is shipped to. */
export function recipientName({ shipTo }: Pick<CustomerOrder, 'shipTo'>): string {
  return personName(shipTo);
}
