// npm run format [-- PATH]...: formats the whole project, or the given paths, with Prettier.
import { runTool } from './lib/programs';
import { exitOnShutdownRequest } from './lib/shutdown';

export async function main(paths: string[]): Promise<void> {
  exitOnShutdownRequest();
  const args = ['--write', '--log-level', 'warn', ...(paths.length > 0 ? paths : ['.'])];
  await runTool('prettier', args, { printsOutput: true });
}
