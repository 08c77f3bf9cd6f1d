import { open } from 'node:fs/promises';
import path from 'node:path';
import type { FileFacts } from '@shop/preflight';
import { startChild, withFolder } from './child-process';
import type { HeadFormat } from './head-formats';
import { readAnswer } from './run-child';
import { watchProcess } from './watch-process';

/** Headers with a colour profile are nearly always smaller. */
const HEAD_BYTES = 1024 * 1024;
/** Before and after the directory of a TIFF: what it refers to is close to it. */
const DIRECTORY_BYTES = 512 * 1024;
const LIMITS = { cpuSeconds: 10, wallSeconds: 20, memory: 512 * 1024 * 1024 };

/** A file of which parts are read. */
export interface FileParts {
  format: HeadFormat;
  /** Bytes. */
  size: number;
  read: (start: number, end: number) => Promise<Buffer>;
}

/**
 * Lets a process of its own read the header of a file, of which only that is loaded.
 * @returns null if the header is elsewhere, or cannot be read
 * @throws what `read` throws
 */
export function readHead({ format, size, read }: FileParts): Promise<FileFacts | null> {
  return withFolder(async (folder) => {
    const handle = await open(path.join(folder, 'file'), 'wx', 0o600);
    try {
      const head = await read(0, Math.min(size, HEAD_BYTES));
      await handle.write(head, 0, head.length, 0);
      const directory = format === 'tiff' ? directoryOf(head) : 0;
      if (directory >= head.length && directory < size) {
        const start = Math.max(head.length, directory - DIRECTORY_BYTES);
        const part = await read(start, Math.min(size, directory + DIRECTORY_BYTES));
        await handle.write(part, 0, part.length, start);
      }
    } finally {
      await handle.close();
    }
    const child = startChild(folder, 'head', [format]);
    const watch = watchProcess(child, LIMITS);
    const answer = await readAnswer(child, undefined).finally(() => watch.ended);
    return answer?.facts ?? null;
  });
}

/** Where the directory of a TIFF begins; 0 for a BigTIFF, whose size no upload needs. */
function directoryOf(head: Buffer): number {
  if (head.length < 8) return 0;
  const isLittleEndian = head[0] === 0x49;
  const version = isLittleEndian ? head.readUInt16LE(2) : head.readUInt16BE(2);
  if (version !== 42) return 0;
  return isLittleEndian ? head.readUInt32LE(4) : head.readUInt32BE(4);
}
