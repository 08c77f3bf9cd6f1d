import type { ItemView, MyQuoteRequestView } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { QuoteTerms } from '../quoting/public';

@Entity('quote_request')
export class QuoteRequest {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: 'item' | 'cart' | 'buy_for_me';

  /** Null for a visitor, who gives an email address and a name instead. */
  @Column('uuid', { nullable: true })
  accountId!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text')
  language!: string;

  /** The price list of the person who asked, at that time. */
  @Column('text')
  priceList!: 'retail' | 'reseller';

  /** As configured; empty for buy-for-me. */
  @Column('jsonb')
  items!: ItemView[];

  /** what, quantity, links and budget of a buy-for-me request */
  @Column('jsonb', { nullable: true })
  wish!: MyQuoteRequestView['wish'];

  /** currency, country, shippingMethod, paymentMethod, as far as given */
  @Column('jsonb')
  terms!: Partial<QuoteTerms>;

  @Column('text')
  message!: string;

  /** An answered request whose time is over is shown as expired; the row does not change. */
  @Column('text')
  state!: 'open' | 'answered' | 'declined' | 'withdrawn';

  @Column('timestamptz')
  requestedAt!: Date;

  /** 48 business hours later. */
  @Column('timestamptz')
  dueAt!: Date;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('uuid', { nullable: true })
  decidedBy!: string | null;

  /** lines, message, terms, total */
  @Column('jsonb', { nullable: true })
  answer!: unknown;

  @Column('timestamptz', { nullable: true })
  validUntil!: Date | null;
}
