// Examines a picture again and again, in several processes at once, as workers apart from the server do. They are started here,
// because starting a process holds up the one that does it, which would count as a slow quote.
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { runChild } from '../api/src/preflight/run-child';

export interface ExaminationRequest {
  /** Of a JPEG picture; null: no more examinations. */
  path: string | null;
  parallel: number;
}

const load = { isOver: false };

async function examine(picture: Buffer): Promise<void> {
  while (!load.isOver) await runChild({ format: 'jpeg', bytes: Readable.from([picture]) });
}

let examinations: Promise<unknown> = Promise.resolve();

process.on('message', ({ path, parallel }: ExaminationRequest) => {
  load.isOver = path === null;
  if (path === null) void examinations.then(() => process.send?.({}));
  else {
    const picture = readFileSync(path);
    examinations = Promise.all(Array.from({ length: parallel }, () => examine(picture)));
  }
});
process.once('disconnect', () => process.exit(0));
