import { spawn } from 'node:child_process';
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { type ChildLimits, lowerPriority } from './child-process';
import { DRAWN_PAGE, type PostScriptArea } from './post-script-area';
import { watchProcess } from './watch-process';

/** px; the longer side of the drawn page. */
const DRAWN_PX = 2000;
const POINTS_PER_INCH = 72;

/**
 * Runs Ghostscript to draw an area of the first page of the PostScript file in a folder. The file may read and write nothing
 * outside the folder, and does not determine the size of the picture.
 * @returns whether there is a picture
 */
export async function drawPostScript(
  ghostscript: string,
  folder: string,
  area: PostScriptArea,
  limits: ChildLimits,
): Promise<boolean> {
  const child = spawn(ghostscript, drawingArguments(area), { cwd: folder, env: { TMPDIR: folder }, stdio: 'ignore' });
  const watch = watchProcess(child, limits);
  lowerPriority(child);
  await watch.ended;
  if (child.exitCode !== 0) return false;
  // The program that reads it would follow a link.
  return lstat(path.join(folder, DRAWN_PAGE)).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

function drawingArguments({ left, bottom, width, height }: PostScriptArea): string[] {
  const pxPerPoint = DRAWN_PX / Math.max(width, height);
  const px = (points: number) => Math.max(1, Math.round(points * pxPerPoint));
  return [
    ...['-dSAFER', '-dBATCH', '-dNOPAUSE', '-q', '-dLastPage=1'],
    ...['-sDEVICE=png16m', '-dTextAlphaBits=4', '-dGraphicsAlphaBits=4'],
    // The file may name another size.
    ...['-dFIXEDMEDIA', `-g${px(width)}x${px(height)}`, `-r${(pxPerPoint * POINTS_PER_INCH).toFixed(6)}`],
    `-sOutputFile=${DRAWN_PAGE}`,
    ...['-c', `<</Install {${(-left).toFixed(4)} ${(-bottom).toFixed(4)} translate}>> setpagedevice`],
    ...['-f', 'file'],
  ];
}
