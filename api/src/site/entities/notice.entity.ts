import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('notice')
export class Notice {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null for a draft; in the future for a scheduled notice. */
  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  changedAt!: Date;

  @Column('integer')
  revision!: number;
}
