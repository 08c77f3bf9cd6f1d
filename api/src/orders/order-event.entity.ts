import type { Actor, ManualMethod, OrderEvent, OrderState } from '@shop/order-flow';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an event brought along, as history keeps it. */
export interface EventDetail {
  reason?: string;
  comment?: string;
  agent?: string;
  trackingNumber?: string;
  version?: number;
  versions?: Record<string, number>;
  items?: string[];
  fileName?: string;
  amount?: number;
  currency?: string;
  memo?: string;
  /** Of a reprint: the order whose item is made once more. */
  of?: string;
  /** How a claim was settled. */
  resolution?: 'reprint' | 'refund' | 'refused';
  lostParcel?: boolean;
  method?: ManualMethod;
  invoice?: { number: string; payUrl: string };
}

/** One row of an order's history; append-only. */
@Entity('order_event')
export class OrderEventRow {
  @PrimaryColumn('char')
  orderId!: string;

  @PrimaryColumn('integer')
  seq!: number;

  @Column('text')
  event!: OrderEvent;

  @Column('text')
  actor!: Actor;

  /** The person behind the actor; null for the system. */
  @Column('uuid', { nullable: true })
  accountId!: string | null;

  @Column('timestamptz')
  happenedAt!: Date;

  @Column('uuid', { nullable: true })
  sid!: string | null;

  /** The order's state once this had happened. */
  @Column('text')
  state!: OrderState;

  @Column('jsonb')
  detail!: EventDetail;

  /** Staff see it, the customer does not. */
  @Column('boolean')
  internal!: boolean;
}
