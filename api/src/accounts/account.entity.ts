import type { LanguageCode, RoleName, StaffLanguageCode } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Email addresses are stored as entered and compared by `lower(email)`. They are unique except among guests. */
@Entity('account')
export class Account {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  /** argon2id; null for guests only. Selected only to check a password. */
  @Column('text', { nullable: true, select: false })
  passwordHash!: string | null;

  @Column('text')
  role!: RoleName;

  @Column('text')
  currency!: string;

  /** 0 inch, 1 foot, 2 centimetre, 3 metre. */
  @Column('smallint')
  defaultUnit!: number;

  @Column('text')
  language!: LanguageCode;

  /**
   * The language in which this member of staff uses the back office and gets its emails. Null until one is chosen; until then
   * the language of the account is used.
   */
  @Column('text', { nullable: true })
  staffLanguage!: StaffLanguageCode | null;

  @Column('text', { nullable: true })
  firstName!: string | null;

  @Column('text', { nullable: true })
  lastName!: string | null;

  @Column('text', { nullable: true })
  company!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  /** `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  birthDate!: string | null;

  /** When the owner agreed to the terms. */
  @Column('timestamptz', { nullable: true })
  agreedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  /** When an admin disabled it. */
  @Column('timestamptz', { nullable: true })
  disabledAt!: Date | null;

  /** When the owner closed it. */
  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;
}
