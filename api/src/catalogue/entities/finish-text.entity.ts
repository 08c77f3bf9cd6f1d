import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('finish_text')
export class FinishTextRow {
  @PrimaryColumn('text')
  finish!: string;

  @PrimaryColumn('text')
  language!: string;

  @Column('text')
  name!: string;

  /** One sentence that explains the trade term. */
  @Column('text')
  note!: string;
}
