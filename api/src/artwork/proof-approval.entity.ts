import type { ProofApprovalView } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was approved. The row stays when the files are deleted. */
@Entity('proof_approval')
export class ProofApproval {
  @PrimaryColumn('uuid')
  sid!: string;

  @PrimaryColumn('integer')
  version!: number;

  @Column('char')
  orderId!: string;

  /** Null for a download link. */
  @Column('bytea', { nullable: true })
  artworkSha256!: Buffer | null;

  @Column('bytea')
  proofSha256!: Buffer;

  @Column('jsonb')
  findings!: ProofApprovalView['findings'];

  /** Null once the account is closed. */
  @Column('text', { nullable: true })
  approvedBy!: string | null;

  @Column('boolean')
  byLink!: boolean;

  @Column('timestamptz')
  approvedAt!: Date;
}
