import { Column, Entity, PrimaryColumn } from 'typeorm';

export type EndReason = 'logout' | 'reuse' | 'password' | 'disabled' | 'second_factor' | 'closed';

/** A log-in and every renewal of it. Ending the family ends all its sessions. */
@Entity('session_family')
export class SessionFamily {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  accountId!: string;

  @Column('timestamptz')
  startedAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('text', { nullable: true })
  endReason!: EndReason | null;
}
