import { type ChildProcess, spawn } from 'node:child_process';
import { constants, createWriteStream } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { projectPath } from '../common/public';

/** What may be spent on one file. */
export interface ChildLimits {
  cpuSeconds: number;
  wallSeconds: number;
  /** Resident memory in bytes. */
  memory: number;
}

export const LIMITS: ChildLimits = { cpuSeconds: 60, wallSeconds: 120, memory: 768 * 1024 * 1024 };

const ANSWER_BYTES = 64 * 1024;
const PICTURE_BYTES = 8_000_000;
const LOWEST_USEFUL_PRIORITY = 10;

/** Lends a temporary folder, which is always removed. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-preflight-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws what the stream throws */
export async function saveFile(folder: string, name: string, bytes: Readable): Promise<void> {
  await pipeline(bytes, createWriteStream(path.join(folder, name), { mode: 0o600 }));
}

/** Starts one of the programs of `child/` in a folder, with an empty environment. It answers on its pipe 3. */
export function startChild(
  folder: string,
  program: 'main' | 'head' | 'compare' | 'soft-proof' | 'tiles',
  args: readonly string[],
): ChildProcess {
  const file = path.join(__dirname, `child/${program}${path.extname(__filename)}`);
  const child = spawn(process.execPath, [...permissions(folder), ...loader(), file, ...args], {
    cwd: folder,
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // Somebody waits for the header, which takes a fraction of a second.
  if (program !== 'head') lowerPriority(child);
  return child;
}

export function lowerPriority({ pid }: ChildProcess): void {
  // Without a process there is nothing to lower; its end is reported anyway.
  if (pid === undefined) return;
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
  return __filename.endsWith('.ts') ? ['--require', projectPath('scripts/typescript.cjs')] : [];
}

/** The whole answer of a process; one that answers too much is killed. */
export async function readText(child: ChildProcess): Promise<string> {
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

/** A picture that a process left; null if there is none, or if it is a link or no WebP. */
export async function readPicture(folder: string, name: string): Promise<Buffer | null> {
  const handle = await open(path.join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null);
  if (!handle) return null;
  try {
    const { size } = await handle.stat();
    if (size < 16 || size > PICTURE_BYTES) return null;
    const bytes = await readFile(handle);
    const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
    return isWebp ? bytes : null;
  } finally {
    await handle.close();
  }
}
