import type { LanguageCode } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('subscription')
export class Subscription {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  @Column('text')
  language!: LanguageCode;

  @Column('text')
  state!: 'pending' | 'confirmed' | 'unsubscribed';

  @Column('timestamptz')
  requestedAt!: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  unsubscribedAt!: Date | null;
}
