import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry of an address book. An address book that is not empty has exactly one default. */
@Entity('address')
export class AddressEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  accountId!: string;

  @Column('text')
  firstName!: string;

  @Column('text')
  lastName!: string;

  @Column('text', { nullable: true })
  company!: string | null;

  @Column('text')
  line1!: string;

  @Column('text', { nullable: true })
  line2!: string | null;

  @Column('text')
  city!: string;

  @Column('text')
  region!: string;

  @Column('text')
  postCode!: string;

  @Column('text')
  phone!: string;

  /** ISO 3166-1 alpha-2. */
  @Column('char')
  country!: string;

  @Column('boolean')
  isDefault!: boolean;

  @Column('timestamptz')
  createdAt!: Date;
}
