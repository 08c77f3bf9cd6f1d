import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A fixed modification time, so that the same files give the same bytes. */
const FIXED_TIME = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 };

export interface ZippedFile {
  name: string;
  content: string | Uint8Array;
  /** Whether the content is compressed already: it is stored as it is, which takes less time and memory. */
  isCompressed?: boolean;
}

/** A ZIP archive of files. Equal files in the same order give equal bytes. */
export async function zipFiles(files: readonly ZippedFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content, isCompressed = false } of files)
    zip.addBuffer(toBuffer(content), name, { ...FIXED_TIME, compress: !isCompressed });
  zip.end();
  return buffer(zip.outputStream);
}

/** Without a copy of what may be hundreds of MB. */
const toBuffer = (content: string | Uint8Array): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
