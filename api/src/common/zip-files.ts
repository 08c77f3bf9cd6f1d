import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A fixed modification time, so that the same files give the same bytes. */
const FIXED_TIME = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 };

export interface ZippedFile {
  name: string;
  content: string | Uint8Array;
}

/** A ZIP archive of files. Equal files in the same order give equal bytes. */
export async function zipFiles(files: readonly ZippedFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content } of files) zip.addBuffer(Buffer.from(content), name, FIXED_TIME);
  zip.end();
  return buffer(zip.outputStream);
}
