import { EventEmitter, once } from 'node:events';
import type { Random } from '../random';
import type { RestartableServer, RestartableShop } from '../restartable-shop';
import type { ServerProcess } from '../server-process';

interface ServerSlot {
  restartable: RestartableServer;
  /** Null while it is not running. */
  server: ServerProcess | null;
  /** Will be killed next, or is being restarted. */
  isRestarting: boolean;
}

/** Several server processes that are killed and restarted; one of them always serves requests. */
export class ServerCluster {
  killed = 0;
  private nextSlot = 0;
  private ended = false;
  private readonly events = new EventEmitter();

  private constructor(private readonly slots: readonly ServerSlot[]) {
    this.events.setMaxListeners(0);
  }

  static async start(shop: RestartableShop, count: number): Promise<ServerCluster> {
    const processes: RestartableServer[] = [shop];
    while (processes.length < count) processes.push(await shop.addServer());
    return new ServerCluster(
      await Promise.all(
        processes.map(async (process) => ({
          restartable: process,
          server: await process.start(),
          isRestarting: false,
        })),
      ),
    );
  }

  /** The address for the next request: each running server in turn. */
  async origin(): Promise<string> {
    for (;;) {
      const serving = this.slots.flatMap(({ server }) => server ?? []);
      if (this.ended && serving.length === 0) throw new Error('no server is running');
      const next = serving[this.nextSlot++ % Math.max(1, serving.length)];
      if (next) return next.origin;
      await once(this.events, 'started');
    }
  }

  /**
   * Kills servers `times` times, each after a random number of its messages to the database. The kill follows at once,
   * because a server that only hangs would keep its locks. Resolves when all servers run again, or after `end`.
   */
  async kill(times: number, chance: Random, afterEach: (killed: number) => Promise<void>): Promise<void> {
    let started = 0;
    const killRepeatedly = async (slot: ServerSlot) => {
      while (started < times && !this.ended) {
        started++;
        await this.waitForOtherServer(slot);
        await slot.restartable.databaseProxy.blockAfter(chance.integer(20, 500));
        await this.restart(slot);
        await afterEach(++this.killed);
      }
    };
    await Promise.all(this.slots.map(killRepeatedly));
  }

  /** Stops killing and restarting. */
  end(): void {
    this.ended = true;
    this.events.emit('started');
  }

  /** Waits while this is the only running server. */
  private async waitForOtherServer(slot: ServerSlot): Promise<void> {
    const keepsRunning = (other: ServerSlot) => other !== slot && !other.isRestarting;
    while (!this.ended && this.slots.length > 1 && !this.slots.some(keepsRunning)) await once(this.events, 'started');
    slot.isRestarting = true;
  }

  private async restart(slot: ServerSlot): Promise<void> {
    const { server, restartable: process } = slot;
    slot.server = null;
    await server?.kill();
    process.databaseProxy.disconnect();
    if (this.ended) return;
    slot.server = await process.start();
    slot.isRestarting = false;
    this.events.emit('started');
  }
}
