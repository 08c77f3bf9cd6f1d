import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The token of a link in an email that shows the proofs of one order and decides on them once. */
@Entity('proof_link')
export class ProofLink {
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Column('char')
  orderId!: string;

  @Column('timestamptz')
  expiresAt!: Date;

  /** When the proofs were decided on, through this link or in another way. */
  @Column('timestamptz', { nullable: true })
  spentAt!: Date | null;
}
