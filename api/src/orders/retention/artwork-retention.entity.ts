import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The notice that the files of a finished order will be deleted. */
@Entity('artwork_retention')
export class ArtworkRetentionRow {
  @PrimaryColumn('char')
  orderId!: string;

  @Column('timestamptz')
  announcedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
