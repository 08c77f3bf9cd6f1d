import type { LanguageCode, StaffRoleName } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Open invitations. An accepted or withdrawn invitation is deleted. */
@Entity('staff_invitation')
export class StaffInvitation {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  @Column('text')
  role!: StaffRoleName;

  @Column('text', { nullable: true })
  firstName!: string | null;

  @Column('text', { nullable: true })
  lastName!: string | null;

  @Column('text')
  language!: LanguageCode;

  @Column('bytea')
  tokenHash!: Buffer;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  /** Null for the first admin, who is created on the command line. */
  @Column('uuid', { nullable: true })
  invitedBy!: string | null;
}
