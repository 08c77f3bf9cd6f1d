import type { ProductionStepName } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry of the production log: something that was done to an item. */
@Entity('production_step')
export class ProductionStep {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('char')
  orderId!: string;

  @Column('uuid')
  sid!: string;

  @Column('text')
  step!: ProductionStepName;

  @Column('uuid')
  accountId!: string;

  @Column('timestamptz')
  doneAt!: Date;

  /** Null while the step counts. */
  @Column('timestamptz', { nullable: true })
  undoneAt!: Date | null;
}
