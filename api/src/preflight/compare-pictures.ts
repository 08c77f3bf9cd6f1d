import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { compileValidator } from '@shop/contract';
import type { FindingArea } from '@shop/preflight';
import { LIMITS, readPicture, readText, startChild, withFolder } from './child-process';
import type { PiecesToCompare } from './child/differences';
import { watchProcess } from './watch-process';

/** Two pictures, and how they lie on one piece. */
export interface PicturesToCompare extends PiecesToCompare {
  bytes: { first: Buffer; second: Buffer };
}

export interface PictureComparison {
  /** WebP; the piece as each picture shows it, in the same size. */
  first: Buffer;
  second: Buffer;
  /** Rectangles around what differs, in mm from the top left corner of the piece; the largest first. */
  areas: FindingArea[];
  /** Of the piece; 0 to 1. */
  changedShare: number;
}

const Length = Type.Number({ minimum: 0, maximum: 1e6 });
const validate = compileValidator(
  Type.Object(
    {
      areas: Type.Array(
        Type.Object({ x: Length, y: Length, width: Length, height: Length }, { additionalProperties: false }),
        { maxItems: 200 },
      ),
      changedShare: Type.Number({ minimum: 0, maximum: 1 }),
    },
    { additionalProperties: false },
  ),
);

/**
 * Lets a process of its own lay two pictures on a piece and compare them, within the same limits as an examination.
 * @returns null if the process did not finish
 */
export function comparePictures(
  { bytes, piece, placements, ignored }: PicturesToCompare,
  limits = LIMITS,
): Promise<PictureComparison | null> {
  return withFolder(async (folder) => {
    await writeFile(path.join(folder, 'first'), bytes.first);
    await writeFile(path.join(folder, 'second'), bytes.second);
    await writeFile(path.join(folder, 'input.json'), JSON.stringify({ piece, placements, ignored }));
    const child = startChild(folder, 'compare', []);
    const watch = watchProcess(child, limits);
    const answer = parse(await readText(child));
    await watch.ended;
    const first = await readPicture(folder, 'first.webp');
    const second = await readPicture(folder, 'second.webp');
    return answer && first && second ? { first, second, ...answer } : null;
  });
}

function parse(text: string): Pick<PictureComparison, 'areas' | 'changedShare'> | null {
  try {
    const checked = validate(JSON.parse(text));
    return checked.ok ? checked.value : null;
  } catch {
    return null;
  }
}
