import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CommandError } from '../../dev/services/command-error';
import { identify, type ProcessIdentity, sendSignal } from '../../dev/services/processes';

export const root = join(__dirname, '../..');
/** The folder in which npm was called. */
export const callerFolder = process.env.INIT_CWD ?? process.cwd();
const TYPESCRIPT_HOOK = join(root, 'scripts/typescript.cjs');

const running = new Set<number>();

/** Kills all programs that `runProgram` has started, with their children. */
export function killPrograms(): void {
  for (const pid of running) sendSignal(-pid, 'SIGKILL');
}

export interface RunOptions {
  /** The project's folder by default. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Prints the output instead of returning it. */
  printsOutput?: boolean;
  /** Receives the identity of the process, with which it can be found after this process was killed. */
  onStart?: (identity: ProcessIdentity | undefined) => void;
  /** Resolves also for an exit code other than 0. */
  allowsFailure?: boolean;
}

export interface ProgramResult {
  /** null if a signal ended the program. */
  code: number | null;
  /** Both outputs; empty with `printsOutput`. */
  output: string;
}

/**
 * Runs a program in its own process group until it ends.
 * @throws CommandError with the last lines of the output if the exit code is not 0
 */
export function runProgram(command: string, args: string[], options: RunOptions = {}): Promise<ProgramResult> {
  const { cwd = root, env, printsOutput = false, onStart, allowsFailure = false } = options;
  const pipes = printsOutput ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', pipes, pipes],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += String(text)));
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  onStart?.(identify(pid));
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new CommandError(`${command} cannot be run: ${error.message}`)));
    child.once('close', (code, signal) => {
      if (pid !== undefined) running.delete(pid);
      if (code === 0 || allowsFailure) return resolve({ code, output });
      const lastLines = output.trimEnd().split('\n').slice(-60).join('\n');
      reject(new CommandError(`${lastLines}\n${[command, ...args].join(' ')} ended with ${signal ?? code}`.trim()));
    });
  });
}

/** Runs a program of an installed package, as `npx` does. */
export function runTool(name: string, args: string[], options?: RunOptions): Promise<ProgramResult> {
  return runProgram(process.execPath, [join(root, 'node_modules/.bin', name), ...args], options);
}

/** Runs a TypeScript file of this project in its own process. */
export function runTypeScript(file: string, args: string[], options?: RunOptions): Promise<ProgramResult> {
  return runProgram(process.execPath, ['--require', TYPESCRIPT_HOOK, join(root, file), ...args], options);
}
