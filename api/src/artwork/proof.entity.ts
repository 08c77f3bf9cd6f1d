import type { ProofView } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One version of an item's digital proof. */
@Entity('proof')
export class Proof {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('char')
  orderId!: string;

  @Column('uuid')
  sid!: string;

  @Column('integer')
  version!: number;

  @Column('uuid')
  objectId!: string;

  /** The artwork that the proof shows. */
  @Column('uuid')
  artworkId!: string;

  @Column('text')
  name!: string;

  /** The part of its picture that shows the piece; null: all of it. */
  @Column('jsonb', { nullable: true })
  pieceArea!: ProofView['pieceArea'];

  @Column('timestamptz')
  sentAt!: Date;

  @Column('boolean')
  current!: boolean;

  @Column('text', { nullable: true })
  decision!: 'confirmed' | 'change_requested' | null;

  @Column('text', { nullable: true })
  comment!: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;
}
