import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('reseller_application')
export class ResellerApplication {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  accountId!: string;

  @Column('text')
  company!: string;

  @Column('text', { nullable: true })
  website!: string | null;

  @Column('text')
  phone!: string;

  @Column('char')
  country!: string;

  @Column('text')
  message!: string;

  @Column('text')
  status!: 'pending' | 'granted' | 'declined';

  @Column('timestamptz')
  appliedAt!: Date;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('uuid', { nullable: true })
  decidedBy!: string | null;

  @Column('text', { nullable: true })
  reason!: string | null;
}
