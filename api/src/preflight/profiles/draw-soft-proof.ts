import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compileValidator, FileFacts } from '@shop/contract';
import type { GamutFacts } from '@shop/preflight';
import { LIMITS, readPicture, readText, startChild, withFolder } from '../child-process';
import { watchProcess } from '../watch-process';

export interface DrawnProof {
  gamut: GamutFacts;
  /** WebP; what the picture looks like in print. */
  print: Buffer;
  /** WebP; opaque at the colours outside the gamut, null if all are inside it. */
  mask: Buffer | null;
}

const validate = compileValidator(FileFacts.properties.gamut);

/**
 * Lets a process of its own show a picture by an ICC profile, within the same limits as an examination.
 * @returns null if the process did not finish, as with a profile that does not convert colours
 */
export function drawSoftProof(picture: Buffer, profile: Buffer, limits = LIMITS): Promise<DrawnProof | null> {
  return withFolder(async (folder) => {
    await writeFile(path.join(folder, 'picture'), picture);
    await writeFile(path.join(folder, 'profile.icc'), profile);
    const child = startChild(folder, 'soft-proof', []);
    const watch = watchProcess(child, limits);
    const gamut = parse(await readText(child));
    await watch.ended;
    const print = await readPicture(folder, 'print.webp');
    const mask = await readPicture(folder, 'gamut.webp');
    return gamut && print ? { gamut, print, mask } : null;
  });
}

/** A brown pixel as PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWPYUBEAAANUAXmmqLaVAAAAAElFTkSuQmCC',
  'base64',
);

/** Whether soft proofs can be drawn by a profile. A profile of the right structure may still have tables that cannot be read. */
export async function isUsableProfile(profile: Buffer): Promise<boolean> {
  return (await drawSoftProof(PIXEL, profile)) !== null;
}

function parse(text: string): GamutFacts | null {
  try {
    const checked = validate(JSON.parse(text));
    return checked.ok ? checked.value : null;
  } catch {
    return null;
  }
}
