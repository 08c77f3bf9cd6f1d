import { writeFileSync, writeSync } from 'node:fs';
import { drawAsPrinted, restrictReaders } from './pictures';

// The program that shows a picture as it is printed. Its working folder contains the picture and an ICC profile; there it
// also leaves the soft proof and a mask of the colours outside the gamut. It answers with one line of JSON.

/** File descriptor of the pipe to the parent. */
const ANSWER = 3;

async function main(): Promise<void> {
  const gamut = await drawAsPrinted('picture', 'profile.icc', async (name, webp) =>
    writeFileSync(`${name}.webp`, webp),
  );
  writeSync(ANSWER, JSON.stringify(gamut));
}

restrictReaders();
void main().then(
  () => process.exit(0),
  () => process.exit(1),
);
