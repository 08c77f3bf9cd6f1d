import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of the tariff that staff prepare, check and publish now or at a set time. */
@Entity('tariff_draft')
export class TariffDraft {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  title!: string;

  @Column('text')
  status!: 'open' | 'scheduled' | 'published';

  @Column('timestamptz')
  createdAt!: Date;

  @Column('uuid')
  createdBy!: string;

  /** When its prices take effect, on every process. */
  @Column('timestamptz', { nullable: true })
  publishAt!: Date | null;

  /** Who published or scheduled it, and when. */
  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('uuid', { nullable: true })
  decidedBy!: string | null;

  /** Published versions are numbered in order. */
  @Column('integer', { nullable: true })
  version!: number | null;
}
