import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number of each series and year. Issuing locks the row until the document is written. */
@Entity('document_number')
export class DocumentNumber {
  @PrimaryColumn('text')
  kind!: 'invoice' | 'credit_note';

  @PrimaryColumn('smallint')
  year!: number;

  @Column('integer')
  last!: number;
}
