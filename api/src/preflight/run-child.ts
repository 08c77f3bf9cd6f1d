import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { FileFacts, NotExaminedReason } from '@shop/preflight';
import { type ChildAnswer, parseAnswer } from './child-answer';
import { type ChildLimits, LIMITS, readPicture, saveFile, startChild, withFolder } from './child-process';
import { forEachPicture, type PictureName } from './child/examination';
import { unknownFacts } from './child/facts';
import { drawPostScript } from './draw-post-script';
import { DRAWN_PAGE } from './post-script-area';
import { watchProcess } from './watch-process';

export interface ChildResult extends Record<PictureName, Buffer | null> {
  facts: FileFacts;
  /** The process ended by itself with an answer. If not, the facts are what it had found until then. */
  isComplete: boolean;
  /** Ghostscript failed to draw it. */
  isUndrawn: boolean;
  /** WebP; null for a file that is not drawn. */
  preview: Buffer | null;
  thumbnail: Buffer | null;
  /** The soft proof; null for CMYK files. */
  print: Buffer | null;
  /** A mask of the colours outside the gamut, which is opaque there; null if all are inside it. */
  gamut: Buffer | null;
  /** What the process used. */
  used: { cpuSeconds: number; memory: number };
}

export interface FileToRead {
  /** The format detected on upload. */
  format: string;
  bytes: Readable;
  /** Called when all bytes have arrived, before they are read. */
  onReceived?: () => Promise<void>;
  /** Called with the first facts, while the rest is still read. */
  onFirstFacts?: (facts: FileFacts) => Promise<void>;
  /** The program that draws PostScript; without it, PostScript is not drawn. */
  ghostscript?: string | undefined;
}

const ANSWER_BYTES = 256 * 1024;

/**
 * Lets a process of its own read a file, with an empty environment and one temporary folder. The process is killed at
 * its limits, and the folder is always removed. A PostScript page is drawn by Ghostscript in between, within the same limits.
 * @throws what the stream of the file throws
 */
export function runChild(
  { format, bytes, onReceived, onFirstFacts, ghostscript }: FileToRead,
  limits = LIMITS,
): Promise<ChildResult> {
  return withFolder(async (folder) => {
    await saveFile(folder, 'file', bytes);
    await onReceived?.();
    const first = await readFile(folder, [format], limits, onFirstFacts);
    const isDrawn =
      ghostscript !== undefined && first.area && (await drawPostScript(ghostscript, folder, first.area, limits));
    const drawn = isDrawn ? await readFile(folder, [format, DRAWN_PAGE], limits) : first;
    const { area, ...read } = drawn.isComplete ? drawn : first;
    const isUndrawn = ghostscript !== undefined && area !== undefined;
    return { ...read, isUndrawn, ...(await forEachPicture((name) => readPicture(folder, `${name}.webp`))) };
  });
}

type FileRead = Omit<ChildResult, PictureName | 'isUndrawn'> & Pick<ChildAnswer, 'area'>;

async function readFile(
  folder: string,
  args: readonly [format: string, ...drawn: string[]],
  limits: ChildLimits,
  onFirstFacts?: FileToRead['onFirstFacts'],
): Promise<FileRead> {
  const child = startChild(folder, 'main', args);
  const watch = watchProcess(child, limits);
  const answer = await readAnswer(child, onFirstFacts).finally(() => watch.ended);
  const { reason, used } = await watch.ended;
  const facts = answer?.facts ?? unknownFacts(args[0]);
  const isComplete = answer?.isComplete === true;
  const problem: NotExaminedReason | null = isComplete ? facts.notExamined : (reason ?? 'damaged');
  return { facts: { ...facts, notExamined: problem }, isComplete, used, area: answer?.area };
}

/** A process that answers on its pipe. */
type AnsweringProcess = Pick<ChildProcess, 'stdio' | 'kill'>;

/**
 * The last valid line, once the process has closed its pipe. A process that says too much is killed.
 * @throws what `onFirstFacts` throws, after the end of the answer
 */
export async function readAnswer(
  child: AnsweringProcess,
  onFirstFacts: FileToRead['onFirstFacts'],
): Promise<ChildAnswer | null> {
  const decoder = new StringDecoder('utf8');
  let last: ChildAnswer | null = null;
  let told: Promise<void> | undefined;
  let text = '';
  let size = 0;
  for await (const chunk of child.stdio[3] as Readable) {
    size += (chunk as Buffer).length;
    if (size > ANSWER_BYTES) {
      child.kill();
      break;
    }
    const lines = (text + decoder.write(chunk as Buffer)).split('\n');
    text = lines.pop() ?? '';
    for (const answer of lines.flatMap((line) => parseAnswer(line) ?? [])) {
      if (!last && !answer.isComplete) told = onFirstFacts?.(answer.facts);
      // It is awaited below; until then a rejection must not end the server.
      told?.catch(() => undefined);
      last = answer;
    }
  }
  await told;
  return last;
}
