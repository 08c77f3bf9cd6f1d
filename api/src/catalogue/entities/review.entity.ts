import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('review')
export class Review {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  sku!: string;

  @Column('uuid', { nullable: true })
  accountId!: string | null;

  @Column('smallint')
  rating!: number;

  @Column('char')
  country!: string;

  @Column('text')
  text!: string;

  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;

  /** The reviewed item; null for loaded reviews and those of closed accounts. */
  @Column('char', { nullable: true })
  orderId!: string | null;

  @Column('uuid', { nullable: true })
  sid!: string | null;

  @Column('timestamptz')
  submittedAt!: Date;

  @Column('timestamptz', { nullable: true })
  rejectedAt!: Date | null;

  @Column('uuid', { nullable: true })
  decidedBy!: string | null;

  /** Increases with every edit and decision, so that staff publish only text that they have read. */
  @Column('integer')
  revision!: number;

  @Column('text')
  state!: string;
}
