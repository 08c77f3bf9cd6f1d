import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { CommandError } from './command-error';

/**
 * The facts of a data folder that later starts need: ports, passwords, process ids. One JSON file, readable by its
 * owner only, that is replaced as a whole, so that a killed process leaves the old or the new file.
 */
export class LocalState {
  private readonly file: string;
  private readonly values: Record<string, unknown>;

  /** @throws CommandError if the file exists and cannot be read */
  constructor(file: string) {
    this.file = file;
    this.values = readValues(file);
  }

  get<T>(key: string): T | undefined {
    return this.values[key] as T | undefined;
  }

  set<T>(key: string, value: T): T {
    this.values[key] = value;
    replaceFile(this.file, JSON.stringify(this.values, null, 2));
    return value;
  }

  /** A random secret, generated on first use. */
  secret(key: string): string {
    return this.get<string>(key) ?? this.set(key, randomBytes(24).toString('hex'));
  }
}

function readValues(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return {};
    throw new CommandError(`${file} cannot be read: ${message}`, { cause: error });
  }
}

function replaceFile(file: string, text: string): void {
  const temporary = `${file}.${process.pid}`;
  const descriptor = openSync(temporary, 'w', 0o600);
  writeSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(temporary, file);
}
