import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A carrier of parcels. */
@Entity('carrier')
export class Carrier {
  @PrimaryColumn('text')
  code!: string;

  @Column('text')
  name!: string;

  /** `#` is a digit, `@` a letter, `*` either of them. */
  @Column('text', { array: true })
  numberFormats!: string[];

  /** With `{number}` for the tracking number. */
  @Column('text', { nullable: true })
  trackingUrl!: string | null;

  @Column('boolean')
  active!: boolean;

  @Column('integer')
  revision!: number;
}
