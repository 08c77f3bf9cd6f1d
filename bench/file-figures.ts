import { randomFillSync } from 'node:crypto';
import { Readable } from 'node:stream';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp, { type SharpOptions } from 'sharp';
import { runChild } from '../api/src/preflight/run-child';
import type { PressTask } from '../api/src/production/press-file-thread';
import { runThread } from '../api/src/production/run-thread';
import type { Row } from './section';

export const MEGABYTE = 1_048_576;
const MEMORY_INTERVAL_MS = 20;
/** Of a print file of 140 megapixels. */
const PIXELS = { width: 12_000, height: 11_700 };

/** CPU seconds and memory of the process that examines a file, for the largest files that are usual. */
export async function measureReports(): Promise<Row[]> {
  const tiff = await report('CMYK LZW TIFF, 140 Mpx', 'tiff', await largeTiff());
  const jpeg = await report('JPEG of 79 MB', 'jpeg', padded(await smallJpeg(), 79));
  const pdf = await report('PDF of 20 MB', 'pdf', await largePdf());
  return [
    { ...tiff, wanted: { seconds: 15, megabytes: 512 } },
    { ...jpeg, wanted: { seconds: 30 } },
    { ...pdf, wanted: { seconds: 5 } },
  ];
}

async function report(name: string, format: string, file: Buffer): Promise<Row> {
  const { isComplete, facts, used } = await runChild({ format, bytes: Readable.from([file]) });
  if (!isComplete || facts.notExamined) throw new Error(`${name}: ${facts.notExamined}`);
  return { name, seconds: used.cpuSeconds, megabytes: used.memory / MEGABYTE };
}

/** CPU seconds of press-ready files, and by how much the memory of the process grows meanwhile. */
export async function measurePressFiles(): Promise<Row[]> {
  const vectors = await pressFile('press-ready file, vectors', 'pdf', await vectorPdf());
  const picture = await pressFile('press-ready file, 140 Mpx', 'tiff', await largeTiff());
  return [
    { ...vectors, wanted: { seconds: 1 } },
    { ...picture, wanted: { seconds: 20, megabytes: 512 } },
  ];
}

async function pressFile(name: string, format: string, bytes: Uint8Array): Promise<Row> {
  const [widthMm, heightMm] = [3000, 2925];
  const task: PressTask = {
    piece: {
      widthMm,
      heightMm,
      bleedMm: { top: 50, right: 50, bottom: 50, left: 50 },
      isFolded: true,
      seams: [],
      grommets: [],
    },
    artwork: {
      format,
      bytes,
      placement: { covers: { x: 0, y: 0, width: widthMm, height: heightMm }, isTurned: false },
    },
    ...{ bleed: 'mirrored', qr: [], slug: [name], title: name, createdAt: new Date(0) },
  };
  const before = process.memoryUsage.rss();
  const start = process.cpuUsage();
  let most = before;
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), MEMORY_INTERVAL_MS);
  await runThread('press-file-thread', task);
  clearInterval(look);
  return { name, seconds: cpuSeconds(start), megabytes: (most - before) / MEGABYTE };
}

export function cpuSeconds(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** Noise in squares of 12 × 12 pixels, so that the file is not larger than an upload may be. */
const largeTiff = () =>
  sharp(noise(PIXELS.width / 12, PIXELS.height / 12))
    .resize({ ...PIXELS, kernel: 'nearest' })
    .toColourspace('cmyk')
    .tiff({ compression: 'lzw' })
    .toBuffer();

export const smallJpeg = () => sharp(noise(8_000, 6_000)).jpeg({ quality: 96 }).toBuffer();

const noise = (width: number, height: number): SharpOptions => ({
  create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 25 } },
});

/** The file with other bytes behind its end, up to a size. */
export function padded(file: Buffer, megabytes: number): Buffer {
  return Buffer.concat([file, Buffer.alloc(Math.max(0, megabytes * 1e6 - file.length))]);
}

async function largePdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([8500, 2830]);
  const picture = await document.embedJpg(await sharp(noise(6_000, 4_400)).jpeg({ quality: 94 }).toBuffer());
  page.drawImage(picture, { x: 0, y: 0, width: 8500, height: 2830 });
  await document.attach(randomFillSync(Buffer.alloc(1e6)), 'attached.bin');
  return Buffer.from(await document.save());
}

async function vectorPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([8504, 8291]);
  for (let i = 0; i < 5_000; i++)
    page.drawRectangle({ x: (i % 100) * 85, y: Math.floor(i / 100) * 165, width: 60, height: 120 });
  return document.save();
}
