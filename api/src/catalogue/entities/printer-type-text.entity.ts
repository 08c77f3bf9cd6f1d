import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('printer_type_text')
export class PrinterTypeText {
  @PrimaryColumn('text')
  printerType!: string;

  @PrimaryColumn('text')
  language!: string;

  @Column('text')
  name!: string;
}
