import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('coupon')
export class Coupon {
  /** `XXXX-XXXX-XXXX` from the 32 characters of Crockford's base 32. */
  @PrimaryColumn('char')
  code!: string;

  @Column('smallint')
  percent!: number;

  /** Null: anyone who has the code may use it. */
  @Column('uuid', { nullable: true })
  accountId!: string | null;

  @Column('text')
  reason!: string;

  /** The order whose lost parcel it compensates. */
  @Column('char', { nullable: true })
  lostOrderId!: string | null;

  @Column('timestamptz')
  issuedAt!: Date;

  @Column('uuid', { nullable: true })
  issuedBy!: string | null;

  @Column('timestamptz')
  validUntil!: Date;

  /** The order that used it, written before the order's own row in the same transaction. */
  @Column('char', { nullable: true })
  redeemedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  redeemedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  @Column('uuid', { nullable: true })
  revokedBy!: string | null;
}
