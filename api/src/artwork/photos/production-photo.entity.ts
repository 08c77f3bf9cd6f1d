import type { ProductionStepName } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A photo of an item that the factory took at a production step. */
@Entity('production_photo')
export class ProductionPhoto {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('char')
  orderId!: string;

  @Column('uuid')
  sid!: string;

  @Column('text')
  step!: ProductionStepName;

  @Column('uuid')
  objectId!: string;

  @Column('uuid')
  accountId!: string;

  @Column('timestamptz')
  takenAt!: Date;

  /** Whether the customer sees it. */
  @Column('boolean')
  isShown!: boolean;
}
