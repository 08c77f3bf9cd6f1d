import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A fetched rate that is not used until a person has approved it. */
@Entity('pending_rate')
export class PendingRate {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('char')
  currency!: string;

  @Column('text')
  reason!: 'missing' | 'not_a_number' | 'not_positive' | 'jump';

  /** As the source wrote it, shortened; null where the source did not name the currency. */
  @Column('text', { nullable: true })
  quoted!: string | null;

  /** Set for a jump only, because only a jump can be approved. */
  @Column('numeric', { nullable: true })
  perCny!: string | null;

  /** The rate in force that it was compared with. */
  @Column('numeric', { nullable: true })
  inForce!: string | null;

  /** The date that the source gives. */
  @Column('date')
  quotedOn!: string;

  @Column('timestamptz')
  detectedAt!: Date;

  @Column('text')
  status!: 'pending' | 'approved' | 'rejected' | 'superseded';

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('uuid', { nullable: true })
  decidedBy!: string | null;
}
