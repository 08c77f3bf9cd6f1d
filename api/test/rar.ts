import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from('Rar!\x1a\x07\x01\0', 'latin1');
const [ARCHIVE, FILE, END] = [1, 2, 5];
const [HAS_EXTRA, HAS_DATA] = [1, 2];
const HAS_CHECKSUM = 4;
const UNIX = 1;
const REDIRECTION = 5;
const SYMBOLIC_LINK = 1;

export interface RarEntry {
  name: string;
  bytes?: Buffer;
  /** Where a symbolic link leads to. */
  link?: string;
}

/** A number in pieces of 7 bits, the least significant one first. */
function number(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push(rest < 128 ? rest : (rest % 128) + 128);
    if (rest < 128) return Buffer.from(bytes);
  }
}

const checksum = (bytes: Buffer): Buffer => {
  const four = Buffer.alloc(4);
  four.writeUInt32LE(crc32(bytes));
  return four;
};

const text = (value: string) => Buffer.concat([number(Buffer.byteLength(value)), Buffer.from(value)]);
const sized = (bytes: Buffer) => Buffer.concat([number(bytes.length), bytes]);

function block(...fields: Buffer[]): Buffer {
  const header = sized(Buffer.concat(fields));
  return Buffer.concat([checksum(header), header]);
}

function entry({ name, bytes = Buffer.alloc(0), link }: RarEntry): Buffer {
  const redirection = [REDIRECTION, SYMBOLIC_LINK, 0].map(number);
  const extra = link === undefined ? null : sized(Buffer.concat([...redirection, text(link)]));
  const mode = link === undefined ? 0o100644 : 0o120777;
  const header = block(
    number(FILE),
    number(HAS_DATA + (extra ? HAS_EXTRA : 0)),
    ...(extra ? [number(extra.length)] : []),
    number(bytes.length),
    number(HAS_CHECKSUM),
    ...[number(bytes.length), number(mode), checksum(bytes)],
    ...[number(0), number(UNIX), text(name)],
    extra ?? Buffer.alloc(0),
  );
  return Buffer.concat([header, bytes]);
}

/** A RAR 5 archive whose files are not compressed. */
export function rarFile(entries: readonly RarEntry[]): Buffer {
  return Buffer.concat([
    SIGNATURE,
    block(number(ARCHIVE), number(0), number(0)),
    ...entries.map(entry),
    block(number(END), number(0), number(0)),
  ]);
}
