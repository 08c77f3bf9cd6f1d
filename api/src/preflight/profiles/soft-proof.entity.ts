import type { GamutFacts } from '@shop/preflight';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the files with certain bytes look like by a profile. */
@Entity('soft_proof')
export class SoftProof {
  @PrimaryColumn('bytea')
  sha256!: Buffer;

  @PrimaryColumn('uuid')
  profileId!: string;

  @Column('jsonb')
  gamut!: GamutFacts;

  /** Stored object of the picture. */
  @Column('uuid')
  printId!: string;

  /** Stored object of the mask of the colours outside the gamut. */
  @Column('uuid', { nullable: true })
  gamutId!: string | null;

  @Column('timestamptz')
  drawnAt!: Date;
}
