import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An email is stored first and sent by a job. A second email with the same `dedupe_key` is dropped. */
@Entity('mail')
export class Mail {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  dedupeKey!: string;

  @Column('text')
  recipient!: string;

  @Column('text')
  template!: string;

  @Column('text')
  language!: string;

  @Column('jsonb')
  data!: unknown;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @Column('text', { nullable: true })
  messageId!: string | null;

  /** The version of the text with which it was sent. Null: the built-in text, or not sent yet. */
  @Column('integer', { nullable: true })
  textVersion!: number | null;

  /** Where replies go when that is not the shop. */
  @Column('text', { nullable: true })
  replyTo!: string | null;

  /** Links and codes that grant access. Deleted once the email is sent. */
  @Column('jsonb', { nullable: true })
  secret!: unknown;

  /** Shown instead of the recipient once the last email to a closed account is sent. */
  @Column('text', { nullable: true })
  erasedRecipient!: string | null;
}
