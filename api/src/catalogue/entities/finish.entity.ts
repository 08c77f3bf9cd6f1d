import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('finish')
export class Finish {
  @PrimaryColumn('text')
  code!: string;

  @Column('boolean')
  withdrawn!: boolean;

  /** For staff; empty for none. */
  @Column({ name: 'chinese_name', type: 'text' })
  chineseName!: string;

  /** Increases with every edit, so that the later of two concurrent edits is rejected. */
  @Column('integer')
  revision!: number;
}
