import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a staff member noted about a customer. */
@Entity('account_note')
export class AccountNote {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  accountId!: string;

  @Column('text')
  text!: string;

  @Column('uuid')
  notedBy!: string;

  @Column('timestamptz')
  notedAt!: Date;
}
