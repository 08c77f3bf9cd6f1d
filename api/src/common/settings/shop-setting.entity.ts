import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A section of the settings that admins enter in the back office. */
@Entity('shop_setting')
export class ShopSetting {
  @PrimaryColumn('text')
  section!: string;

  @Column('jsonb')
  value!: object;

  /** The section's password or client secret: AES-256-GCM, bound to the section. */
  @Column('bytea', { nullable: true })
  encryptedSecret!: Buffer | null;

  @Column('timestamptz')
  updatedAt!: Date;

  /** Counts how often the section was saved. */
  @Column('integer')
  revision!: number;
}
