import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The first response to an Idempotency-Key, written in the transaction of its command. */
@Entity('idempotency_key')
export class StoredResponse {
  @PrimaryColumn('text')
  caller!: string;

  @PrimaryColumn('text')
  call!: string;

  @PrimaryColumn('uuid')
  key!: string;

  @Column('bytea')
  bodyHash!: Buffer;

  /** json, not jsonb: a repeated response keeps the order of its members. */
  @Column('json', { nullable: true })
  answer!: unknown;

  @Column('timestamptz')
  createdAt!: Date;
}
