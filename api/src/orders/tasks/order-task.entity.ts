import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a staff member has to do for an order. */
@Entity('order_task')
export class OrderTask {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('char')
  orderId!: string;

  /** Null once the customer's account is closed. */
  @Column('text', { nullable: true })
  text!: string | null;

  @Column('uuid')
  assigneeId!: string;

  /** `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  dueOn!: string | null;

  @Column('uuid')
  createdBy!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('uuid', { nullable: true })
  doneBy!: string | null;

  @Column('timestamptz', { nullable: true })
  doneAt!: Date | null;
}
