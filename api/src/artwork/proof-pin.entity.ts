import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A place on a proof where the customer wants a change. */
@Entity('proof_pin')
export class ProofPin {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('char')
  orderId!: string;

  @Column('uuid')
  sid!: string;

  /** Counted from 1 over all versions of the item's proof. */
  @Column('integer')
  number!: number;

  /** The version of the proof that it was placed on. */
  @Column('integer')
  version!: number;

  /** From the left edge of the finished piece. */
  @Column('double precision')
  xMm!: number;

  /** From the top edge of the finished piece. */
  @Column('double precision')
  yMm!: number;

  @Column('text')
  text!: string;

  @Column('timestamptz')
  placedAt!: Date;

  @Column('text', { nullable: true })
  answer!: string | null;

  @Column('timestamptz', { nullable: true })
  answeredAt!: Date | null;

  /** The version of the proof that settles it. */
  @Column('integer', { nullable: true })
  settledBy!: number | null;
}
