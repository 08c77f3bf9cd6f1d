import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('service_status')
export class ServiceStatusRow {
  @PrimaryColumn('text')
  place!: 'office' | 'factory' | 'courier';

  /** 1 normal, 2 busy, 3 severely busy, 4 on vacation open, 5 on vacation closed, 6 maintenance */
  @Column('smallint')
  type!: number;

  @Column('text')
  hours!: string;

  @Column('timestamptz')
  updatedAt!: Date;

  /** Null until staff set it. */
  @Column('uuid', { nullable: true })
  changedBy!: string | null;

  @Column('integer')
  revision!: number;
}
