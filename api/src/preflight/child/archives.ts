import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createExtractorFromData } from 'node-unrar-js';
import { type Entry, fromBuffer, open, type ZipFile } from 'yauzl';
import type { Examination } from './examination';
import { DamagedFile } from './facts';
import { readAll, type Source, sourceInMemory } from './source';

/** Unpacked bytes of the one file that is examined, and how many times as large it may be as its packed bytes. */
const MAX_BYTES = 400_000_000;
const MAX_RATIO = 200;
const MAX_ENTRIES = 10_000;
/** The formats of the files that are examined, by the end of their names. */
const FORMATS: Readonly<Record<string, string>> = {
  ...{ tif: 'tiff', tiff: 'tiff', jpg: 'jpeg', jpeg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp', bmp: 'bmp' },
  ...{ psd: 'psd', psb: 'psd', pdf: 'pdf', ai: 'pdf' },
};

type ReadAs = (format: string, source: Source, examination: Examination) => Promise<void>;

/** A file in an archive. */
interface Packed {
  name: string;
  size: number;
  packedSize: number;
  isEncrypted: boolean;
}

/**
 * Examines an archive by its list of files. Where exactly one of them is a picture or PDF of reasonable size, that one
 * is examined, in memory; nothing is unpacked to disk.
 */
export async function examineArchive(source: Source, examination: Examination, readAs: ReadAs): Promise<void> {
  const { facts } = examination;
  const archive = facts.format === 'zip' ? await openZip(source) : await openRar(source);
  const candidates = archive.files.filter(({ name }) => formatOf(name) !== null && !isResourceFork(name));
  const [file, ...others] = candidates;
  facts.notExamined = 'archive';
  if (!file || others.length > 0) return;
  if (file.isEncrypted) {
    facts.notExamined = 'encrypted';
    return;
  }
  if (file.size === 0 || file.size > MAX_BYTES || file.size > file.packedSize * MAX_RATIO) return;
  examination.report();
  const bytes = await archive.unpack(file.name);
  facts.notExamined = null;
  await readAs(formatOf(file.name) ?? '', sourceInMemory(bytes), examination);
}

interface Archive {
  files: Packed[];
  unpack: (name: string) => Promise<Buffer>;
}

function formatOf(name: string): string | null {
  return FORMATS[name.toLowerCase().split('.').at(-1) ?? ''] ?? null;
}

/** What macOS adds beside each file. */
function isResourceFork(name: string): boolean {
  return name.startsWith('__MACOSX/') || name.split('/').at(-1)?.startsWith('._') === true;
}

async function openZip(source: Source): Promise<Archive> {
  const entries = new Map<string, Entry>();
  const zip = await openZipFile(source);
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      if (entries.size < MAX_ENTRIES) zip.readEntry();
      else resolve();
    });
    zip.once('end', resolve);
    zip.once('error', (error) => reject(new DamagedFile('the list of files is damaged', { cause: error })));
    zip.readEntry();
  });
  const files = [...entries.values()].map((entry) => ({
    name: entry.fileName,
    size: entry.uncompressedSize,
    packedSize: entry.compressedSize,
    isEncrypted: entry.isEncrypted(),
  }));
  return { files, unpack: (name) => unzip(zip, entries.get(name)) };
}

function openZipFile({ input }: Source): Promise<ZipFile> {
  // Names are only compared and never used as paths.
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, decodeStrings: true };
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, zip?: ZipFile) =>
      zip ? resolve(zip) : reject(new DamagedFile('there is no list of files', { cause: error }));
    if (typeof input === 'string') open(input, options, done);
    else fromBuffer(input, options, done);
  });
}

/** yauzl ends the stream with an error where there are more bytes than the list says. */
async function unzip(zip: ZipFile, entry: Entry | undefined): Promise<Buffer> {
  if (!entry) throw new DamagedFile('the file is missing');
  try {
    return await buffer(await openEntry(zip, entry));
  } catch (error) {
    throw new DamagedFile('the file cannot be unpacked', { cause: error });
  }
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}

async function openRar(source: Source): Promise<Archive> {
  const bytes = readAll(source);
  const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  try {
    const extractor = await createExtractorFromData({ data });
    const files: Packed[] = [];
    for (const { name, unpSize, packSize, flags } of extractor.getFileList().fileHeaders) {
      if (!flags.directory) files.push({ name, size: unpSize, packedSize: packSize, isEncrypted: flags.encrypted });
      if (files.length === MAX_ENTRIES) break;
    }
    return { files, unpack: async (name) => unrar(extractor, name) };
  } catch (error) {
    throw new DamagedFile('the list of files is damaged', { cause: error });
  }
}

function unrar(extractor: Awaited<ReturnType<typeof createExtractorFromData>>, name: string): Buffer {
  try {
    for (const { extraction } of extractor.extract({ files: [name] }).files)
      if (extraction) return Buffer.from(extraction);
  } catch (error) {
    // Also for a link, and for a name that leads out of the folder.
    throw new DamagedFile('the file cannot be unpacked', { cause: error });
  }
  throw new DamagedFile('the file cannot be unpacked');
}
