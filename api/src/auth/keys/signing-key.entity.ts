import type { JsonWebKey } from 'node:crypto';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key pair (ECDSA P-256) that signs access tokens from `signsFrom` until a newer key does. */
@Entity('signing_key')
export class SigningKeyRow {
  /** `kid` in the header of the tokens. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('jsonb')
  publicJwk!: JsonWebKey;

  /** PKCS #8 as PEM, encrypted with AES-256-GCM and bound to the id. Null once a newer key signs. */
  @Column('bytea', { nullable: true })
  encryptedPrivateKey!: Buffer | null;

  @Column('timestamptz')
  signsFrom!: Date;
}
