import { PassThrough, pipeline, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../http/api-error';
import { CONTENT_TYPES, type FileKind } from './file-kind';
import { sanitizeFileName } from './file-name';
import { ObjectStore, type StoredObject } from './object-store';
import { UploadFilter, type UploadRules } from './upload-filter';
import { type ScanResult, type ScanStream, VirusScanner } from './virus-scanner';

export interface ReceivedFile {
  name: string;
  kind: FileKind;
  contentType: string;
  object: StoredObject;
  /** Null where no virus scanner is set up. */
  scan: ScanResult | null;
}

export interface StoredFileRules extends UploadRules {
  /** Prefix of the keys in the object store. */
  folder: string;
}

/** Streams files to the object store. */
@Injectable()
export class UploadedFiles {
  constructor(
    private readonly objects: ObjectStore,
    private readonly scanner: VirusScanner,
  ) {}

  /**
   * @throws ApiError `file_missing`, `file_too_large`, `file_type_not_allowed`, or the error codes of the rules;
   *   `file_infected`
   */
  async store(source: Readable, name: string, { folder, ...rules }: StoredFileRules): Promise<ReceivedFile> {
    const filter = new UploadFilter(rules);
    const scan = this.scanner.scan();
    const body = await filterFile(source, filter, scan);
    const contentType = filter.kind ? CONTENT_TYPES[filter.kind] : 'application/octet-stream';
    const object = await this.objects.store(folder, body, contentType);
    if (!filter.kind) throw new ApiError('file_type_not_allowed');
    return { name: sanitizeFileName(name), kind: filter.kind, contentType, object, scan: scan && scan.result };
  }

  /** Deletes the stored object of a file. */
  async remove(key: string): Promise<void> {
    await this.objects.remove(key);
  }
}

/** The file's bytes once its format was checked. Fails if the source or the filter fails, or if it is infected. */
function filterFile(source: Readable, filter: UploadFilter, scan: ScanStream | null): Promise<Readable> {
  const out = new PassThrough();
  return new Promise((resolve, reject) => {
    pipeline([source, filter, ...(scan ? [scan] : []), out], (error) => {
      if (error) reject(error);
    });
    out.once('readable', () => resolve(out));
  });
}
