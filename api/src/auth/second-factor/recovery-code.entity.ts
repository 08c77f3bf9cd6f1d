import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryColumn('uuid')
  accountId!: string;

  @PrimaryColumn('bytea')
  codeHash!: Buffer;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
