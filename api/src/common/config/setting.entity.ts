import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('setting')
export class Setting {
  @PrimaryColumn('text')
  name!: string;

  @Column('text')
  value!: string;
}
