import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

@Entity('second_factor')
export class SecondFactor {
  @PrimaryColumn('uuid')
  accountId!: string;

  /** AES-256-GCM: 12 bytes of nonce, 16 of tag, then the ciphertext; bound to the account. */
  @Column('bytea')
  encryptedSecret!: Buffer;

  @Column('timestamptz')
  startedAt!: Date;

  /** Null until a first code has confirmed it. */
  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  /** The time step of the newest accepted code: it and all earlier ones are rejected. */
  @Column('bigint', { transformer: safeInteger, nullable: true })
  lastStep!: number | null;
}
