import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

const MAIN = path.resolve(__dirname, '../src/main.ts');
const TYPESCRIPT = path.resolve(__dirname, 'typescript.cjs');

/** The shop as it is run: a process of its own, from its very entry, that can be killed. */
export class ServerProcess {
  /** What it wrote to both its outputs so far. */
  log = '';
  private readonly gone: Promise<unknown>;

  private constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
  ) {
    this.gone = once(child, 'exit');
    for (const output of [child.stdout, child.stderr]) output?.on('data', (text: Buffer) => (this.log += String(text)));
  }

  /** Resolves once it serves; throws what it wrote where it does not get there. */
  static async start(port: number, env: Record<string, string>): Promise<ServerProcess> {
    const child = fork(MAIN, {
      execArgv: ['--require', TYPESCRIPT],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
    });
    const started = new ServerProcess(`http://127.0.0.1:${port}`, child);
    const isReady = await Promise.race([once(child, 'message').then(() => true), started.gone.then(() => false)]);
    if (!isReady) throw new Error(`the server did not start: ${started.log}`);
    return started;
  }

  /** As by `kill -9`, or by a machine that goes; resolves once it is gone. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone;
  }

  askToStop(): void {
    this.child.kill('SIGTERM');
  }

  /** How it ended: its exit code, or the signal that killed it. */
  async ended(): Promise<number | NodeJS.Signals | null> {
    await this.gone;
    return this.child.exitCode ?? this.child.signalCode;
  }

  async logged(words: string): Promise<void> {
    while (!this.log.includes(words) && this.child.stdout) await once(this.child.stdout, 'data');
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
