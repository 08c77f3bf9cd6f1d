import type { FindingArea } from '@shop/preflight';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of an item's proof, compared with the artwork that it shows. */
@Entity('proof_comparison')
export class ProofComparison {
  @PrimaryColumn('uuid')
  sid!: string;

  @PrimaryColumn('integer')
  version!: number;

  /** `failed`: the process that compares did not finish. */
  @Column('text')
  state!: 'waiting' | 'done' | 'failed';

  /** Stored object of the piece as the artwork shows it. */
  @Column('uuid', { nullable: true })
  artworkPictureId!: string | null;

  @Column('uuid', { nullable: true })
  proofPictureId!: string | null;

  /** What differs, in mm from the top left corner of the piece; the largest first. */
  @Column('jsonb')
  areas!: FindingArea[];

  /** Of the piece; 0 to 1. */
  @Column('double precision')
  changedShare!: number;

  @Column('timestamptz')
  requestedAt!: Date;
}
