import { runJest } from './jest';
import { exitOnShutdownRequest } from './shutdown';

/** Runs the HTTP tests of a folder or file of the project `trials` and passes their exit code on. */
export async function runTrials(path: string, env: NodeJS.ProcessEnv): Promise<void> {
  exitOnShutdownRequest();
  const args = ['--selectProjects', 'trials', '--', path];
  const { code } = await runJest(args, { env, printsOutput: true, allowsFailure: true });
  process.exitCode = code ?? 1;
}
