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

/** The format and the object of artwork that a press-ready file contains; null for other artwork. */
function embeddedFile({ piece, view, file }: ProductionJob) {
  if (!piece || !view.printed || !file?.format || !EMBEDDED_FORMATS.includes(file.format)) return null;
  const { format, objectId, objectKey, size } = file;
  return objectId && objectKey ? { piece, format, objectId, objectKey, size: size ?? 0 } : null;
}

/** The bytes of the artwork that the press-ready files of items contain. */
export const artworkBytes = (jobs: readonly ProductionJob[]): number =>
  jobs.reduce((sum, job) => sum + (embeddedFile(job)?.size ?? 0), 0);

/** Reads the artwork of items for press-ready files. */
@Injectable()
export class PressArtworks {
  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStore,
    private readonly examinations: FileExaminations,
  ) {}

  /** Null for artwork of other formats, and for a file whose place on the piece its examination did not find. */
  async read(job: ProductionJob): Promise<ReadArtwork | null> {
    const file = embeddedFile(job);
    if (!file) return null;
    const { piece, format, objectId, objectKey } = file;
    const { facts } = (await this.examinations.find(this.database.reader, [objectId])).get(objectId) ?? {};
    const placement = facts ? place(facts, piece) : null;
    if (!placement) return null;
    const bytes = new Uint8Array(await buffer(await this.objects.read(objectKey)));
    return { format, bytes, placement, pageBox: facts?.pageBox };
  }
}
