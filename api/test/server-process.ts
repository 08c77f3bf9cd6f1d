import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

const PROJECT = path.resolve(__dirname, '../..');

/** The API in its own process, started as in production, that can be killed. */
export class ServerProcess {
  /** Its standard output and standard error so far. */
  log = '';
  private readonly exited: Promise<unknown>;

  private constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
  ) {
    this.exited = once(child, 'exit');
    for (const output of [child.stdout, child.stderr]) output?.on('data', (text: Buffer) => (this.log += String(text)));
  }

  /** Resolves when it is ready; throws with its output if it ends before. `project` is the folder with the sources. */
  static async start(port: number, env: Record<string, string>, project = PROJECT): Promise<ServerProcess> {
    const child = fork(path.join(project, 'api/src/main.ts'), {
      execArgv: ['--require', path.join(project, 'scripts/typescript.cjs')],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
    });
    const started = new ServerProcess(`http://127.0.0.1:${port}`, child);
    const isReady = await Promise.race([once(child, 'message').then(() => true), started.exited.then(() => false)]);
    if (!isReady) throw new Error(`the server did not start: ${started.log}`);
    return started;
  }

  /** Kills it with SIGKILL and waits until it has ended. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exited;
  }

  requestStop(): void {
    this.child.kill('SIGTERM');
  }

  /** Resolves with its exit code, or the signal that killed it. */
  async waitForExit(): Promise<number | NodeJS.Signals | null> {
    await this.exited;
    return this.child.exitCode ?? this.child.signalCode;
  }

  async waitForLog(text: string): Promise<void> {
    while (!this.log.includes(text) && this.child.stdout) await once(this.child.stdout, 'data');
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
