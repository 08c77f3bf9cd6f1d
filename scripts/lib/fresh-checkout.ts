import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const NOT_COPIED = new Set([
  '.git',
  '.data',
  'node_modules',
  '.react-router',
  'test-results',
  '.install.lock',
  '.build.lock',
]);

export interface CommandOutput {
  stdout: string;
  stderr: string;
}

/** A copy of the project in a path with a space, with the installed packages, in which npm commands are tried. */
export class FreshCheckout {
  /** The folder that the checkout is in. */
  readonly folder: string;
  readonly path: string;
  /** The npm process that was started last. */
  private npm: ChildProcess | undefined;

  /**
   * @param parent a temporary folder, which is removed with the services of the tests
   */
  constructor(parent: string) {
    this.folder = mkdtempSync(path.join(parent, 'commands-'));
    this.path = path.join(this.folder, 'a checkout');
    cpSync(root, this.path, { recursive: true, filter: (source) => !NOT_COPIED.has(path.basename(source)) });
    this.linkPackages();
  }

  /** Runs an npm script with arguments and, at the end, an environment. Fails unless it exits with 0. */
  async run(script: string, ...input: (string | Record<string, string>)[]): Promise<CommandOutput> {
    const args = input.filter((value) => typeof value === 'string');
    const env = input.find((value) => typeof value === 'object');
    const { child, output } = this.start(['run', '-s', script, '--', ...args], env);
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code === 0 ? { code } : { code, ...output }).toEqual({ code: 0 });
    return output;
  }

  /** Starts npm as the leader of a process group. */
  start(args: string[], env: Record<string, string> = {}): { child: ChildProcess; output: CommandOutput } {
    const child = spawn('npm', args, {
      cwd: this.path,
      env: buildEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name]?.on('data', (text: Buffer) => (output[name] += String(text)));
    }
    this.npm = child;
    return { child, output };
  }

  /** Ends what a failed trial has left running. */
  async stop(): Promise<void> {
    const { npm } = this;
    if (npm?.pid === undefined || npm.exitCode !== null || npm.signalCode !== null) return;
    process.kill(-npm.pid, 'SIGTERM');
    await once(npm, 'close');
  }

  /** Links the installed packages instead of installing them again. The workspaces are those of the checkout. */
  private linkPackages(): void {
    const packages = path.join(this.path, 'node_modules');
    linkFolder(path.join(root, 'node_modules'), packages);
    linkCompiledCode(packages);
    mkdirSync(path.join(packages, '@shop'));
    const libs = readdirSync(path.join(root, 'libs')).map((name) => `libs/${name}`);
    for (const workspace of [...libs, 'api', 'storefront', 'admin']) {
      symlinkSync(path.join(this.path, workspace), path.join(packages, '@shop', path.basename(workspace)));
      linkFolder(path.join(root, workspace, 'node_modules'), path.join(this.path, workspace, 'node_modules'));
    }
  }
}

/** What one checkout has compiled, the other one needs, too: the names of the cache tell what was compiled, not where. */
function linkCompiledCode(packages: string): void {
  const cache = path.join(root, 'node_modules/.cache/typescript');
  mkdirSync(cache, { recursive: true });
  mkdirSync(path.join(packages, '.cache'));
  symlinkSync(cache, path.join(packages, '.cache/typescript'));
}

/** Links each package in a folder, not the folder itself, so that nothing can be removed through the link. */
function linkFolder(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@shop' || name === '.cache') continue;
    if (name.startsWith('@')) linkFolder(path.join(from, name), path.join(to, name));
    else symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** The environment without what npm and jest have set for this process. */
function buildEnvironment(env: Record<string, string>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|JEST_|NODE_ENV$|INIT_CWD$)/.test(name));
  return { ...Object.fromEntries(inherited), SKIP_INSTALL: '1', ...env };
}
