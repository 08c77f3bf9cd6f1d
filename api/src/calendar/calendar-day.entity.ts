import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('calendar_day')
export class CalendarDay {
  /** `YYYY-MM-DD`. */
  @PrimaryColumn('date')
  day!: string;

  @Column('text')
  kind!: 'holiday' | 'workday';

  @Column('text')
  holiday!:
    | 'new_year'
    | 'spring_festival'
    | 'qingming'
    | 'labour_day'
    | 'dragon_boat'
    | 'mid_autumn'
    | 'national_day'
    | 'other';
}
