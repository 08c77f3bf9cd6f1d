import { openSync, writeSync } from 'node:fs';
import type { HeadFormat } from '../head-formats';
import { examineBitmap } from './bitmap';
import type { Examination } from './examination';
import { unknownFacts } from './facts';
import { examinePhotoshop } from './photoshop';
import { examinePicture, restrictReaders } from './pictures';
import { openSource, type Source } from './source';

// The program that reads the header of one file of a customer, of which only the beginning is in its working folder. It
// writes one line of JSON, or nothing if that is not enough.

/** File descriptor of the pipe to the parent. */
const ANSWER = 3;

const READERS: Readonly<Record<HeadFormat, (source: Source, examination: Examination) => Promise<void>>> = {
  ...{ tiff: examinePicture, jpeg: examinePicture, png: examinePicture },
  ...{ bmp: examineBitmap, psd: examinePhotoshop },
};

/** Ends this process with the first facts, before the pixels are read. */
async function main(format: HeadFormat): Promise<void> {
  const facts = unknownFacts(format);
  const report = () => {
    writeSync(ANSWER, `${JSON.stringify({ facts, isComplete: false })}\n`);
    process.exit(0);
  };
  await READERS[format](openSource(openSync('file', 'r')), { facts, report, save: async () => undefined });
}

restrictReaders();
void main(process.argv[2] as HeadFormat).finally(() => process.exit(1));
