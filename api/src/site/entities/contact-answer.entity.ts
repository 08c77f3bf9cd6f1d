import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An answer to a contact message, which was emailed to its sender. */
@Entity('contact_answer')
export class ContactAnswer {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  messageId!: string;

  @Column('text')
  text!: string;

  @Column('uuid')
  answeredBy!: string;

  @Column('timestamptz')
  answeredAt!: Date;
}
