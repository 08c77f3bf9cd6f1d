import { openShop, type Shop } from './app';
import { DatabaseDoor } from './database-door';
import { fixtureCatalogue } from './fixture-catalogue';
import { LetterBox } from './letter-box';
import { freePort, ServerProcess } from './server-process';
import { openStage } from './stage';

/** A process of the shop that can be killed, behind a door to its database. */
export interface Killable {
  door: DatabaseDoor;
  /** Starts it, always on the same port; `env` changes what it is told. */
  start(env?: Record<string, string>): Promise<ServerProcess>;
}

/** A shop run by processes on one database: such as can be killed, and the test's own that cannot. */
export interface KillableShop extends Killable {
  /** The test's own, which does no work of the outbox. */
  still: Shop;
  letterBox: LetterBox;
  /** One more process that can be killed. */
  another(): Promise<Killable>;
  close(): Promise<void>;
}

/** `told` is what the processes that can be killed are told beside the rest. */
export async function openKillableShop(told: Record<string, string> = {}): Promise<KillableShop> {
  const stage = await openStage();
  const still = await openShop(stage, { WORKER: '0' });
  const letterBox = await LetterBox.start();
  const doors: DatabaseDoor[] = [];
  const running = new Map<DatabaseDoor, ServerProcess>();
  await fixtureCatalogue(still);
  const another = async (): Promise<Killable> => {
    const door = await DatabaseDoor.before(stage.env.DATABASE_URL ?? '');
    const port = await freePort();
    doors.push(door);
    return {
      door,
      async start(env = {}) {
        const surroundings = { ...stage.env, PUBLIC_ORIGIN: 'http://shop.test', SMTP_URL: letterBox.url, ...told };
        const server = await ServerProcess.start(port, { ...surroundings, DATABASE_URL: door.url, ...env });
        running.set(door, server);
        return server;
      },
    };
  };
  return {
    ...(await another()),
    still,
    letterBox,
    another,
    async close() {
      for (const server of running.values()) await server.kill();
      letterBox.stop();
      for (const door of doors) door.close();
      await still.close();
      await stage.close();
    },
  };
}

/** Resolves once no mail waits any more. */
export async function allSent({ still }: KillableShop): Promise<void> {
  for (;;) {
    const waiting: unknown[] = await still.database.reader.query('select from mail where sent_at is null limit 1');
    if (waiting.length === 0) return;
  }
}
