import type { LanguageCode } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('contact_message')
export class ContactMessage {
  @PrimaryColumn('uuid')
  id!: string;

  /** 1 customer service, 2 business cooperation, 3 supplier or vendor */
  @Column('smallint')
  department!: 1 | 2 | 3;

  @Column('text')
  name!: string;

  @Column('text')
  phone!: string;

  @Column('text')
  email!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  message!: string;

  @Column('text')
  language!: LanguageCode;

  @Column('timestamptz')
  receivedAt!: Date;

  /** Open until it is answered, or closed without an answer. */
  @Column('text')
  status!: 'open' | 'answered' | 'closed';

  /** The staff member who looks after it. */
  @Column('uuid', { nullable: true })
  assignedTo!: string | null;

  @Column('integer')
  revision!: number;
}
