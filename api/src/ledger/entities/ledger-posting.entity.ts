import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

@Entity('ledger_posting')
export class LedgerPosting {
  @PrimaryColumn('bigint', { transformer: safeInteger })
  id!: number;

  @Column('uuid')
  entryId!: string;

  @Column('text')
  fromAccount!: string;

  @Column('text')
  toAccount!: string;

  @Column('char')
  currency!: string;

  @Column('bigint', { transformer: safeInteger })
  amount!: number;
}
