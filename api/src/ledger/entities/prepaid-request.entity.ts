import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

/** A deposit, or the reversal of one, that needs a second person because of its amount. It is not in the ledger before approval. */
@Entity('prepaid_request')
export class PrepaidRequest {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: 'deposit' | 'reversal';

  @Column('uuid')
  accountId!: string;

  @Column('bigint', { transformer: safeInteger })
  fen!: number;

  @Column('text')
  memo!: string;

  /** The deposit that is reversed. */
  @Column('uuid', { nullable: true })
  reverses!: string | null;

  @Column('uuid')
  enteredBy!: string;

  @Column('timestamptz')
  enteredAt!: Date;

  @Column('text')
  state!: 'pending' | 'approved' | 'rejected';

  @Column('uuid', { nullable: true })
  decidedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('uuid', { nullable: true })
  entryId!: string | null;
}
