import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('notice_text')
export class NoticeText {
  @PrimaryColumn('uuid')
  noticeId!: string;

  @PrimaryColumn('text')
  language!: string;

  @Column('text')
  title!: string;

  @Column('text')
  body!: string;
}
