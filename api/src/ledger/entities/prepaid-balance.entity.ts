import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

/** The balance of a prepaid account, updated by guarded statements under its row lock. It is never negative. */
@Entity('prepaid_balance')
export class PrepaidBalance {
  @PrimaryColumn('uuid')
  accountId!: string;

  @Column('bigint', { transformer: safeInteger })
  fen!: number;
}
