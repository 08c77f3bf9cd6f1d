import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One pair of tokens. Of the refresh token only its SHA-256 is stored, of the access token nothing. */
@Entity('session')
export class Session {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  familyId!: string;

  @Column('bytea')
  refreshHash!: Buffer;

  @Column('timestamptz')
  accessExpiresAt!: Date;

  @Column('timestamptz')
  refreshExpiresAt!: Date;

  @Column('timestamptz')
  createdAt!: Date;

  /** When the refresh token was used, and the salt from which the next refresh token can be derived again. */
  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;

  @Column('uuid', { nullable: true })
  successorId!: string | null;

  @Column('bytea', { nullable: true })
  successorSalt!: Buffer | null;

  /** The next session's access token, encrypted with a key derived from this session's refresh token. */
  @Column('bytea', { nullable: true })
  successorAccessToken!: Buffer | null;
}
