import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { FileFacts, NotExaminedReason } from '@shop/preflight';
import { type ChildAnswer, parseAnswer } from './child-answer';
import { LIMITS, readPicture, saveFile, startChild, withFolder } from './child-process';
import { unknownFacts } from './child/facts';
import { watchProcess } from './watch-process';

export interface ChildResult {
  facts: FileFacts;
  /** The process ended by itself with an answer. If not, the facts are what it had found until then. */
  isComplete: boolean;
  /** WebP; null for a file that is not drawn. */
  preview: Buffer | null;
  thumbnail: Buffer | null;
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
}

const ANSWER_BYTES = 256 * 1024;

/**
 * Lets a process of its own read a file, with an empty environment and one temporary folder. The process is killed at
 * its limits, and the folder is always removed.
 * @throws what the stream of the file throws
 */
export function runChild(
  { format, bytes, onReceived, onFirstFacts }: FileToRead,
  limits = LIMITS,
): Promise<ChildResult> {
  return withFolder(async (folder) => {
    await saveFile(folder, 'file', bytes);
    await onReceived?.();
    const child = startChild(folder, 'main', [format]);
    const watch = watchProcess(child, limits);
    const answer = await readAnswer(child, onFirstFacts).finally(() => watch.ended);
    const { reason, used } = await watch.ended;
    const facts = answer?.facts ?? unknownFacts(format);
    const isComplete = answer?.isComplete === true;
    const problem: NotExaminedReason | null = isComplete ? facts.notExamined : (reason ?? 'damaged');
    return {
      facts: { ...facts, notExamined: problem },
      isComplete,
      preview: await readPicture(folder, 'preview.webp'),
      thumbnail: await readPicture(folder, 'thumbnail.webp'),
      used,
    };
  });
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
