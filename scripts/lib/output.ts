import { explainFileError } from '../../api/src/start-failure';
import { CommandError } from '../../dev/services/command-error';

const PROGRESS_INTERVAL_MS = 10_000;

/**
 * Runs a step of a command and prints one line with its result and duration; every ten seconds also its progress. The
 * step receives a function that sets the progress text, and resolves with the result text.
 */
export async function runStep(
  name: string,
  work: (setProgress: (text: string) => void) => Promise<string | void>,
): Promise<void> {
  const started = performance.now();
  let progress = 'running';
  const timer = setInterval(() => printLine(name, `${progress}, ${formatSeconds(started)}`), PROGRESS_INTERVAL_MS);
  try {
    const result = await work((text) => {
      progress = text;
    });
    printLine(name, `${result ?? 'done'}, ${formatSeconds(started)}`);
  } catch (error) {
    printLine(name, `FAILED, ${formatSeconds(started)}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

export function printLine(name: string, text: string): void {
  console.log(`${name.padEnd(14)} ${text}`);
}

/** The time since `started`, a value of performance.now(). */
export function formatSeconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** The message of an expected failure, the stack of any other error. */
export function formatError(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  const explanation = explainFileError(error as NodeJS.ErrnoException);
  if (explanation !== undefined) return explanation;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
