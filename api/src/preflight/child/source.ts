import { fstatSync, readFileSync, readSync } from 'node:fs';

/** The bytes of a file: on disk, or in memory if they came out of an archive. */
export interface Source {
  /** What libraries open. */
  input: string | Buffer;
  /** Bytes. */
  size: number;
  /** At most `length` bytes; fewer at the end of the file. */
  readAt: (offset: number, length: number) => Buffer;
}

/** The file `file` of the working folder. @param file its descriptor */
export function openSource(file: number): Source {
  return {
    input: 'file',
    size: fstatSync(file).size,
    readAt: (offset, length) => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(file, bytes, 0, length, offset));
    },
  };
}

export function sourceInMemory(bytes: Buffer): Source {
  return {
    input: bytes,
    size: bytes.length,
    readAt: (offset, length) => bytes.subarray(Math.min(offset, bytes.length), Math.min(offset + length, bytes.length)),
  };
}

/** All bytes of a source. */
export function readAll({ input }: Source): Buffer {
  return typeof input === 'string' ? readFileSync(input) : input;
}
