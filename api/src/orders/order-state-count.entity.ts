import { Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../common/public';

/** The number of orders by state, as changes to be summed, so that no transaction waits for a counter row. A job compacts them. */
@Entity('order_state_count')
export class OrderStateCount {
  @PrimaryColumn('text')
  state!: string;

  @PrimaryColumn('bigint', { transformer: safeInteger })
  change!: number;
}
