import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

/** The number of a journal entry, assigned without gaps when its day is closed. */
@Entity('ledger_entry_number')
export class LedgerEntryNumber {
  @PrimaryColumn('bigint', { transformer: safeInteger })
  number!: number;

  @Column('uuid')
  entryId!: string;
}
