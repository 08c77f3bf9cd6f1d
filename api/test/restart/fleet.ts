import { EventEmitter, once } from 'node:events';
import type { Chance } from '../seeded';
import type { Killable, KillableShop } from '../killable-shop';
import type { ServerProcess } from '../server-process';

interface Place {
  process: Killable;
  /** Null while it is down. */
  server: ServerProcess | null;
  /** Is to be killed next, or is being started again. */
  goes: boolean;
}

/** Several processes of one shop that are killed and started again, of which one always serves. */
export class Fleet {
  killed = 0;
  private turn = 0;
  private ended = false;
  private readonly news = new EventEmitter();

  private constructor(private readonly places: readonly Place[]) {
    this.news.setMaxListeners(0);
  }

  static async start(shop: KillableShop, count: number): Promise<Fleet> {
    const processes: Killable[] = [shop];
    while (processes.length < count) processes.push(await shop.another());
    return new Fleet(
      await Promise.all(processes.map(async (process) => ({ process, server: await process.start(), goes: false }))),
    );
  }

  /** Where the next request goes: to each in turn that serves. */
  async origin(): Promise<string> {
    for (;;) {
      const serving = this.places.flatMap(({ server }) => server ?? []);
      if (this.ended && serving.length === 0) throw new Error('no server is left');
      const next = serving[this.turn++ % Math.max(1, serving.length)];
      if (next) return next.origin;
      await once(this.news, 'serves');
    }
  }

  /**
   * Kills so many times, each when some more of its messages to the database have passed, at that very moment: whoever
   * hung for long would hold locks that no killed process holds. Resolves once all serve again, or after `end`.
   */
  async kill(times: number, chance: Chance, afterEach: (killed: number) => Promise<void>): Promise<void> {
    let begun = 0;
    const keepKilling = async (place: Place) => {
      while (begun < times && !this.ended) {
        begun++;
        await this.mayGo(place);
        await place.process.door.shutAfter(chance.whole(20, 500));
        await this.restart(place);
        await afterEach(++this.killed);
      }
    };
    await Promise.all(this.places.map(keepKilling));
  }

  /** Nothing is killed or started any more. */
  end(): void {
    this.ended = true;
    this.news.emit('serves');
  }

  /** The last that would serve waits until another does. */
  private async mayGo(place: Place): Promise<void> {
    const stays = (other: Place) => other !== place && !other.goes;
    while (!this.ended && this.places.length > 1 && !this.places.some(stays)) await once(this.news, 'serves');
    place.goes = true;
  }

  private async restart(place: Place): Promise<void> {
    const { server, process } = place;
    place.server = null;
    await server?.kill();
    process.door.cut();
    if (this.ended) return;
    place.server = await process.start();
    place.goes = false;
    this.news.emit('serves');
  }
}
