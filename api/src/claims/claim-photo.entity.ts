import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('claim_photo')
export class ClaimPhoto {
  @PrimaryColumn('uuid')
  claimId!: string;

  @PrimaryColumn('smallint')
  position!: number;

  @Column('uuid')
  objectId!: string;

  @Column('text')
  name!: string;
}
