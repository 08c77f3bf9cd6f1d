import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PieceView } from './placed-piece';

/** What lies where on a roll that the factory accepted. */
@Entity('accepted_nest')
export class AcceptedNest {
  @PrimaryColumn('uuid')
  id!: string;

  /** What people call it; given by the database. */
  @Column({ type: 'integer', insert: false, update: false })
  number!: number;

  @Column('text')
  sku!: string;

  @Column('double precision')
  rollMm!: number;

  @Column('double precision')
  lengthMm!: number;

  @Column('jsonb')
  placed!: PieceView[];

  @Column('timestamptz')
  acceptedAt!: Date;

  @Column('uuid')
  acceptedBy!: string;

  /** Null while its pieces count as nested. */
  @Column('timestamptz', { nullable: true })
  undoneAt?: Date | null;

  @Column('uuid', { nullable: true })
  undoneBy?: string | null;
}
