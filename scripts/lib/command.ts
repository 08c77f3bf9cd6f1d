import { formatError } from './output';

export type Command = (args: string[]) => Promise<void>;

/** Runs a command. A failure is printed and sets the exit code 1. */
export async function runCommand(command: Command, args: string[]): Promise<void> {
  try {
    await command(args);
  } catch (error) {
    console.error(formatError(error));
    process.exitCode = 1;
  }
}
