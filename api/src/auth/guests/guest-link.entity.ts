import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The token of a link in a guest's emails, which logs the guest in again until it expires. */
@Entity('guest_link')
export class GuestLink {
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Column('uuid')
  accountId!: string;

  @Column('timestamptz')
  expiresAt!: Date;
}
