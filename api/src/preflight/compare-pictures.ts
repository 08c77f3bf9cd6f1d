import type { ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import { compileValidator } from '@shop/contract';
import type { FindingArea } from '@shop/preflight';
import { LIMITS, readPicture, saveFile, startChild, withFolder } from './child-process';
import type { PiecesToCompare } from './child/differences';
import { watchProcess } from './watch-process';

/** Two pictures, and how they lie on one piece. */
export interface PicturesToCompare extends PiecesToCompare {
  bytes: { first: Readable; second: Readable };
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

const ANSWER_BYTES = 64 * 1024;

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
 * @throws what the streams throw
 */
export function comparePictures(
  { bytes, piece, placements, ignored }: PicturesToCompare,
  limits = LIMITS,
): Promise<PictureComparison | null> {
  return withFolder(async (folder) => {
    await saveFile(folder, 'first', bytes.first);
    await saveFile(folder, 'second', bytes.second);
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

/** All that a process answers; a process that says too much is killed. */
async function readText(child: ChildProcess): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of child.stdio[3] as Readable) {
    size += (chunk as Buffer).length;
    if (size > ANSWER_BYTES) {
      child.kill();
      return '';
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): Pick<PictureComparison, 'areas' | 'changedShare'> | null {
  try {
    const checked = validate(JSON.parse(text));
    return checked.ok ? checked.value : null;
  } catch {
    return null;
  }
}
