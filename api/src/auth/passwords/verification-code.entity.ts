import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest code of an account for a purpose; a new code replaces the old one. */
@Entity('verification_code')
export class VerificationCode {
  @PrimaryColumn('uuid')
  accountId!: string;

  @PrimaryColumn('text')
  purpose!: 'password-reset';

  /** New for each code. Failed attempts are counted by it. */
  @Column('uuid')
  id!: string;

  /** SHA-256 of account, purpose and code. */
  @Column('bytea')
  codeHash!: Buffer;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
