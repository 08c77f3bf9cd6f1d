import type { NewsletterTextsView } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('newsletter')
export class Newsletter {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  status!: 'draft' | 'sending' | 'stopped' | 'sent';

  /** By language. English is sent where a language has no text. */
  @Column('jsonb')
  texts!: NewsletterTextsView;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('uuid')
  createdBy!: string;

  @Column('timestamptz')
  changedAt!: Date;

  @Column('integer')
  revision!: number;

  /** When it was first sent to subscribers. */
  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  /** When the last email was queued. */
  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
