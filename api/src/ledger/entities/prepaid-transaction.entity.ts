import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

/** The statement of a prepaid account: one row per entry, with the balance after it. */
@Entity('prepaid_transaction')
export class PrepaidTransaction {
  @PrimaryColumn('uuid')
  entryId!: string;

  @Column('uuid')
  accountId!: string;

  @Column({ type: 'bigint', transformer: safeInteger, insert: false, update: false })
  seq!: number;

  @Column('bigint', { transformer: safeInteger })
  fen!: number;

  @Column('bigint', { transformer: safeInteger })
  balanceAfter!: number;
}
