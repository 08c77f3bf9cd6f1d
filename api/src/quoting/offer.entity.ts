import type { ItemView, QuoteView } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A quote as it was given. */
@Entity('offer')
export class Offer {
  @PrimaryColumn('uuid')
  id!: string;

  /** SHA-256 of what its link carries. */
  @Column('bytea')
  tokenHash!: Buffer;

  @Column('text')
  kind!: 'shared' | 'staff';

  @Column('jsonb')
  items!: ItemView[];

  @Column('jsonb')
  quote!: QuoteView;

  @Column('char')
  currency!: string;

  @Column('numeric')
  perCny!: string;

  /** Since when that rate held. */
  @Column('timestamptz')
  rateFrom!: Date;

  @Column('text')
  priceList!: 'retail' | 'reseller';

  @Column('char')
  country!: string;

  @Column('smallint')
  shippingMethod!: number;

  @Column('smallint')
  paymentMethod!: number;

  /** What of it was offered then and must still be. */
  @Column('text', { array: true })
  skus!: string[];

  @Column('text', { nullable: true })
  message!: string | null;

  /** Only this account may order it; null: whoever holds the link. */
  @Column('uuid', { nullable: true })
  accountId!: string | null;

  /** What it answers. */
  @Column('uuid', { nullable: true })
  requestId!: string | null;

  @Column('timestamptz')
  madeAt!: Date;

  @Column('timestamptz')
  validUntil!: Date;
}
