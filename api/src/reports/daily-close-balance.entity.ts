import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../common/public';

/** All prepaid accounts together count as `prepaid`. */
@Entity('daily_close_balance')
export class DailyCloseBalance {
  /** `YYYY-MM-DD`. */
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('text')
  account!: string;

  @PrimaryColumn('char')
  currency!: string;

  @Column('bigint', { transformer: safeInteger })
  opening!: number;

  @Column('bigint', { transformer: safeInteger })
  received!: number;

  @Column('bigint', { transformer: safeInteger })
  given!: number;

  @Column('bigint', { transformer: safeInteger })
  closing!: number;
}
