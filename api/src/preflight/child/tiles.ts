import { closeSync, openSync, writeSync } from 'node:fs';
import { cutTiles } from './cut-tiles';
import { openFullSize } from './full-size';
import { restrictReaders } from './pictures';
import { openSource } from './source';

// The program that cuts a file of a customer into tiles. Its working folder contains the file; there it also leaves the
// tiles, in the file's own colours or as printed by an ICC profile. It answers with one line of JSON, and with `null` for a file without a picture that it can read.

/** File descriptor of the pipe to the parent. */
const ANSWER = 3;

async function main(format: string, profile: string | null): Promise<void> {
  const file = openSync('file', 'r');
  try {
    const picture = await openFullSize(format, openSource(file), 'full-size.tif');
    writeSync(ANSWER, JSON.stringify(picture && (await cutTiles(picture, profile))));
  } finally {
    closeSync(file);
  }
}

restrictReaders();
void main(process.argv[2] ?? '', process.argv[3] ?? null).then(
  () => process.exit(0),
  () => process.exit(1),
);
