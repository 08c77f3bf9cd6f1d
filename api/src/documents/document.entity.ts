import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../common/public';

@Entity('document')
export class IssuedDocument {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: 'invoice' | 'credit_note';

  /** The year of issue in China's time. */
  @Column('smallint')
  year!: number;

  @Column('integer')
  number!: number;

  @Column('text')
  name!: string;

  @Column('char')
  orderId!: string;

  @Column('uuid')
  accountId!: string;

  /** The refund that a credit note is for, and the invoice that it corrects. */
  @Column('uuid', { nullable: true })
  entryId!: string | null;

  @Column('uuid', { nullable: true })
  invoiceId!: string | null;

  @Column('timestamptz')
  issuedAt!: Date;

  @Column('char')
  currency!: string;

  /** Whole minor units: the total of an invoice, the refund of a credit note. */
  @Column('bigint', { transformer: safeInteger })
  amount!: number;

  /** Everything that is printed. */
  @Column('jsonb')
  data!: unknown;
}
