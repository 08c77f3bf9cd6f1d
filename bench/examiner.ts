// Examines a picture again and again, in several processes at once, as workers apart from the server do. They are started here,
// because starting a process holds up the one that does it, which would count as a slow quote.
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { runChild } from '../api/src/preflight/run-child';

/** Which JPEG picture is examined, and how often at once, or that it ends. */
export type ExaminationRequest = { path: string; parallel: number } | 'stop';

const load = { isOver: false };

async function examine(picture: Buffer): Promise<void> {
  while (!load.isOver) await runChild({ format: 'jpeg', bytes: Readable.from([picture]) });
}

let examinations: Promise<unknown> = Promise.resolve();

process.on('message', (request: ExaminationRequest) => {
  load.isOver = request === 'stop';
  if (request === 'stop') void examinations.then(() => process.send?.({}));
  else {
    const picture = readFileSync(request.path);
    examinations = Promise.all(Array.from({ length: request.parallel }, () => examine(picture)));
  }
});
process.once('disconnect', () => process.exit(0));
