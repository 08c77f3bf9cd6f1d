import type { FileFacts } from '@shop/preflight';
import type { PostScriptArea } from '../post-script-area';

/** The pictures of a file: its preview, its thumbnail, its soft proof, and a mask of the colours outside the gamut. */
const PICTURES = ['preview', 'thumbnail', 'print', 'gamut'] as const;

/**
 * A file with more pixels is cut into tiles after it was made smaller: tiles cost a seventh of a second of CPU for each million
 * pixels.
 */
export const MAX_TILED_PIXELS = 200_000_000;

export type PictureName = (typeof PICTURES)[number];

/** A value for each picture. */
export async function forEachPicture<T>(load: (name: PictureName) => Promise<T>): Promise<Record<PictureName, T>> {
  const values: [PictureName, T][] = [];
  for (const name of PICTURES) values.push([name, await load(name)]);
  return Object.fromEntries(values) as Record<PictureName, T>;
}

/** The reading of one file. */
export interface Examination {
  /** What is known so far; readers complete it. */
  readonly facts: FileFacts;
  /** Tells what is known so far, so that it is kept if the rest takes too long. */
  report: () => void;
  /** Keeps a picture of the file, as WebP. */
  save: (picture: PictureName, webp: Buffer) => Promise<void>;
  /** The picture of a PostScript page, if another program has drawn it. */
  readonly drawn?: string | undefined;
  /** The part of a PostScript page that the program has to draw. */
  area?: PostScriptArea | undefined;
}
