import type { OutputColours } from '@shop/preflight';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An ICC profile of what a product is printed on, or of a printer. */
@Entity('colour_profile')
export class ColourProfile {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null: every product that the printer prints. */
  @Column('text', { nullable: true })
  sku!: string | null;

  /** Empty: of all printers. */
  @Column('text')
  printer!: string;

  @Column('uuid')
  objectId!: string;

  @Column('text')
  fileName!: string;

  /** What the profile says about itself. */
  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text')
  colours!: OutputColours;

  /** Percent of total ink. */
  @Column('integer')
  inkLimit!: number;

  @Column('timestamptz')
  uploadedAt!: Date;
}
