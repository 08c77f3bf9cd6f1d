import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { place } from '@shop/preflight';
import { Database, ObjectStore } from '../common/public';
import { FileExaminations } from '../preflight/public';
import type { StoredArtwork } from './prepare-artwork';
import { EMBEDDED_FORMATS } from './press-file';
import type { ProductionJob } from './production-jobs';

/** Artwork whose bytes can be given to a thread. */
export type ReadArtwork = StoredArtwork & { bytes: Uint8Array<ArrayBuffer> };

/** Reads the artwork of items for press-ready files. */
@Injectable()
export class PressArtworks {
  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStore,
    private readonly examinations: FileExaminations,
  ) {}

  /** Null for artwork of other formats, and for a file whose place on the piece its examination did not find. */
  async read({ piece, view, file }: ProductionJob): Promise<ReadArtwork | null> {
    if (!piece || !view.printed || !file?.format || !EMBEDDED_FORMATS.includes(file.format)) return null;
    if (!file.objectId || !file.objectKey) return null;
    const { facts } = (await this.examinations.find(this.database.reader, [file.objectId])).get(file.objectId) ?? {};
    const placement = facts ? place(facts, piece) : null;
    if (!placement) return null;
    const bytes = new Uint8Array(await buffer(await this.objects.read(file.objectKey)));
    return { format: file.format, bytes, placement, pageBox: facts?.pageBox };
  }
}
