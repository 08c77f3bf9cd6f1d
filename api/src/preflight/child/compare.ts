import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import sharp from 'sharp';
import { layOnPiece } from '../lay-on-piece';
import { commonSize, findDifferences, type PiecesToCompare } from './differences';
import { restrictReaders } from './pictures';

// The program that compares two pictures of one piece. Its working folder contains them and `input.json`; there it also
// leaves the piece as each of them shows it. It answers with one line of JSON.

/** File descriptor of the pipe to the parent. */
const ANSWER = 3;

async function main(): Promise<void> {
  const input = JSON.parse(readFileSync('input.json', 'utf8')) as PiecesToCompare;
  const { piece, placements } = input;
  const sizes = await Promise.all((['first', 'second'] as const).map(sizeOf));
  const longerSide = commonSize(piece, [placements.first, placements.second], sizes);
  const draw = async (name: 'first' | 'second') => {
    const file = readFileSync(name);
    writeFileSync(
      `${name}.webp`,
      await (await layOnPiece(sharp, file, placements[name], piece)).webp({ quality: 82, effort: 3 }).toBuffer(),
    );
    const small = await (await layOnPiece(sharp, file, placements[name], piece, longerSide)).png().toBuffer();
    return sharp(small).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  };
  const [first, second] = [await draw('first'), await draw('second')];
  const { width, height } = first.info;
  writeSync(ANSWER, JSON.stringify(findDifferences({ width, height }, [first.data, second.data], input)));
}

async function sizeOf(name: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(readFileSync(name)).metadata();
  return autoOrient;
}

restrictReaders();
void main().then(
  () => process.exit(0),
  () => process.exit(1),
);
