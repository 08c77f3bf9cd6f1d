import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import type { FileFacts, NotExaminedReason } from '@shop/preflight';
import { projectPath } from '../common/public';
import { type ChildAnswer, parseAnswer } from './child-answer';
import { unknownFacts } from './child/facts';
import { watchProcess } from './watch-process';

/** What may be spent on one file. */
export interface ChildLimits {
  cpuSeconds: number;
  wallSeconds: number;
  /** Resident memory in bytes. */
  memory: number;
}

export const LIMITS: ChildLimits = { cpuSeconds: 60, wallSeconds: 120, memory: 768 * 1024 * 1024 };

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

const PROGRAM = path.join(__dirname, `child/main${path.extname(__filename)}`);
const ANSWER_BYTES = 256 * 1024;
const PREVIEW_BYTES = 8_000_000;
const LOWEST_USEFUL_PRIORITY = 10;

/**
 * Lets a process of its own read a file, with an empty environment and one temporary folder. The process is killed at
 * its limits, and the folder is always removed.
 * @throws what the stream of the file throws
 */
export async function runChild(
  { format, bytes, onReceived, onFirstFacts }: FileToRead,
  limits = LIMITS,
): Promise<ChildResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-preflight-'));
  try {
    await pipeline(bytes, createWriteStream(path.join(folder, 'file'), { mode: 0o600 }));
    await onReceived?.();
    const child = startChild(folder, format);
    const watch = watchProcess(child, limits);
    const answer = await readAnswer(child, onFirstFacts).finally(() => watch.ended);
    const { reason, used } = await watch.ended;
    const facts = answer?.facts ?? unknownFacts(format);
    const isComplete = answer?.isComplete === true;
    const problem: NotExaminedReason | null = isComplete ? facts.notExamined : (reason ?? 'damaged');
    return {
      facts: { ...facts, notExamined: problem },
      isComplete,
      preview: await readPicture(path.join(folder, 'preview.webp')),
      thumbnail: await readPicture(path.join(folder, 'thumbnail.webp')),
      used,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function startChild(folder: string, format: string): ChildProcess {
  const child = spawn(process.execPath, [...permissions(folder), ...loader(), PROGRAM, format], {
    cwd: folder,
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // Without a process there is nothing to lower; its end is reported anyway.
  if (child.pid !== undefined) lowerPriority(child.pid);
  return child;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOWEST_USEFUL_PRIORITY);
  } catch {
    // It has ended already.
  }
}

/** It may read the program and its folder, write in its folder, and start nothing. */
function permissions(folder: string): string[] {
  const flag = Number(process.versions.node.split('.')[0]) >= 24 ? '--permission' : '--experimental-permission';
  const program = projectPath('*');
  return [
    flag,
    '--allow-addons',
    `--allow-fs-read=${program}`,
    `--allow-fs-read=${folder}/*`,
    `--allow-fs-write=${folder}/*`,
    '--max-old-space-size=512',
  ];
}

/** The tests run the sources, which Node compiles on loading. */
function loader(): string[] {
  return PROGRAM.endsWith('.ts') ? ['--require', projectPath('scripts/typescript.cjs')] : [];
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

/** A picture that the process left; null if there is none, or if it is no WebP. */
async function readPicture(file: string): Promise<Buffer | null> {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  try {
    const { size } = await handle.stat();
    if (size < 16 || size > PREVIEW_BYTES) return null;
    const bytes = await readFile(handle);
    const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
    return isWebp ? bytes : null;
  } finally {
    await handle.close();
  }
}
