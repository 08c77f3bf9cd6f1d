import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The files with certain bytes, cut into tiles: in their own colours, or as printed. */
@Entity('tile_set')
export class TileSet {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bytea')
  sha256!: Buffer;

  /** The picture as printed, whose profile applies; null: the file's own colours. */
  @Column('uuid', { nullable: true })
  printId!: string | null;

  /** `none`: the file has no picture that can be cut. */
  @Column('text')
  state!: 'waiting' | 'ready' | 'none';

  /** How often the file was handed to a reader. */
  @Column('integer')
  attempts!: number;

  /** px of the largest level. */
  @Column('integer', { nullable: true })
  width!: number | null;

  @Column('integer', { nullable: true })
  height!: number | null;

  /** The file has more pixels than the largest level. */
  @Column('boolean')
  isReduced!: boolean;

  /** Stored object with all tiles, one after another. */
  @Column('uuid', { nullable: true })
  objectId!: string | null;

  /** Where each tile begins, and where the last one ends: 32-bit numbers, the least significant byte first. */
  @Column('bytea', { nullable: true })
  offsets!: Buffer | null;

  /** When the tiles were last requested. */
  @Column('timestamptz')
  requestedAt!: Date;
}
