import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Type } from '@sinclair/typebox';
import { compileValidator } from '@shop/contract';
import { countTiles } from '@shop/preflight';
import { LIMITS, readText, saveFile, startChild, withFolder } from '../child-process';
import type { CutPicture } from '../child/cut-tiles';
import { STANDARD_PROFILE } from '../standard-profile';
import { watchProcess } from '../watch-process';

/** A file cut into tiles, which are readable once. */
export interface CutFile extends CutPicture {
  /** All tiles, one after another. */
  tiles: Readable;
  /** Where each tile begins, and where the last one ends: 32-bit numbers, the least significant byte first. */
  offsets: Buffer;
}

export interface FileToCut {
  /** The format detected on upload. */
  format: string;
  bytes: Readable;
  /** To be shown as printed: the profile, null for the standard one. Undefined: in its own colours. */
  profile?: Readable | null | undefined;
  /** Called when all bytes have arrived, before they are read. */
  onReceived?: () => Promise<void>;
}

const PROFILE = 'profile.icc';
const MAX_BYTES = 400_000_000;
const Side = Type.Integer({ minimum: 1, maximum: 100_000_000 });
const validate = compileValidator(
  Type.Union([
    Type.Object({ width: Side, height: Side, isReduced: Type.Boolean() }, { additionalProperties: false }),
    Type.Null(),
  ]),
);

/**
 * Lets a process of its own cut a file into tiles, within the same limits as an examination.
 * @param use gets the tiles; null if the file has no picture that can be cut, or if the process did not finish
 * @throws what the streams of the file and the profile, and `use` throw
 */
export function cutTiles<T>(
  { format, bytes, profile, onReceived }: FileToCut,
  use: (file: CutFile | null) => Promise<T>,
  limits = LIMITS,
): Promise<T> {
  return withFolder(async (folder) => {
    await saveFile(folder, 'file', bytes);
    if (profile) await saveFile(folder, PROFILE, profile);
    await onReceived?.();
    const printed = profile === undefined ? [] : [profile ? PROFILE : STANDARD_PROFILE];
    const child = startChild(folder, 'tiles', [format, ...printed]);
    const watch = watchProcess(child, limits);
    const picture = parse(await readText(child));
    await watch.ended;
    return picture ? readTiles(folder, picture, use) : use(null);
  });
}

/** The files that the process left are checked before they are used: they may be links, or not fit each other. */
async function readTiles<T>(
  folder: string,
  picture: CutPicture,
  use: (file: CutFile | null) => Promise<T>,
): Promise<T> {
  const sizes = await openFile(folder, 'sizes');
  const tiles = await openFile(folder, 'tiles');
  try {
    const offsets = sizes && (await readOffsets(sizes, countTiles(picture)));
    const isWhole = tiles && offsets && (await tiles.stat()).size === offsets.readUInt32LE(offsets.length - 4);
    if (!isWhole) return await use(null);
    return await use({ ...picture, tiles: tiles.createReadStream({ autoClose: false }), offsets });
  } finally {
    await sizes?.close();
    await tiles?.close();
  }
}

const openFile = (folder: string, name: string): Promise<FileHandle | null> =>
  open(path.join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null);

/** From the size of each tile; null if they are not as many as there have to be, or are too large. */
async function readOffsets(handle: FileHandle, count: number): Promise<Buffer | null> {
  const { size } = await handle.stat();
  if (size !== count * 4) return null;
  const sizes = await buffer(handle.createReadStream({ autoClose: false }));
  const offsets = Buffer.alloc(sizes.length + 4);
  let end = 0;
  for (let at = 0; at < sizes.length; at += 4) {
    end += sizes.readUInt32LE(at);
    if (end > MAX_BYTES) return null;
    offsets.writeUInt32LE(end, at + 4);
  }
  return offsets;
}

function parse(text: string): CutPicture | null {
  try {
    const checked = validate(JSON.parse(text));
    return checked.ok ? checked.value : null;
  } catch {
    return null;
  }
}
