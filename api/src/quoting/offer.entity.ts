import type { ItemView, QuoteView } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A quote with fixed prices, shared by a customer or made by staff. */
@Entity('offer')
export class Offer {
  @PrimaryColumn('uuid')
  id!: string;

  /** SHA-256 of the token in its link. */
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

  /** When that exchange rate took effect. */
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

  /** Products that were offered when the quote was made, and must still be. */
  @Column('text', { array: true })
  skus!: string[];

  @Column('text', { nullable: true })
  message!: string | null;

  /** The only account that may order it; null for anyone with the link. */
  @Column('uuid', { nullable: true })
  accountId!: string | null;

  /** The quote request it answers. */
  @Column('uuid', { nullable: true })
  requestId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  validUntil!: Date;
}
