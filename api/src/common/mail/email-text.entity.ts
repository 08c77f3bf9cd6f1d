import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EmailTextView } from '@shop/contract';

/** A version of an email's text in a language, in place of the built-in text. Append-only; the newest version applies. */
@Entity('email_text')
export class EmailText {
  @PrimaryColumn('text')
  template!: string;

  @PrimaryColumn('text')
  language!: string;

  @PrimaryColumn('integer')
  version!: number;

  /** Null: the built-in text again. */
  @Column('jsonb', { nullable: true })
  texts!: EmailTextView | null;

  @Column('uuid')
  writtenBy!: string;

  @Column('timestamptz')
  writtenAt!: Date;
}
