import { openShop, type Shop } from './app';
import { DatabaseDoor } from './database-door';
import { fixtureCatalogue } from './fixture-catalogue';
import { LetterBox } from './letter-box';
import { freePort, ServerProcess } from './server-process';
import { openStage } from './stage';

/** A shop run by two processes on one database: one that can be killed, behind a door, and the test's own that cannot. */
export interface KillableShop {
  /** The test's own, which does no work of the outbox. */
  still: Shop;
  door: DatabaseDoor;
  letterBox: LetterBox;
  /** Starts the process that can be killed, always on the same port; `env` changes what it is told. */
  start(env?: Record<string, string>): Promise<ServerProcess>;
  close(): Promise<void>;
}

export async function openKillableShop(): Promise<KillableShop> {
  const stage = await openStage();
  const still = await openShop(stage, { WORKER: '0' });
  const door = await DatabaseDoor.before(stage.env.DATABASE_URL ?? '');
  const letterBox = await LetterBox.start();
  const port = await freePort();
  await fixtureCatalogue(still);
  let last: ServerProcess | undefined;
  return {
    still,
    door,
    letterBox,
    async start(env = {}) {
      const surroundings = { ...stage.env, PUBLIC_ORIGIN: 'http://shop.test', SMTP_URL: letterBox.url };
      last = await ServerProcess.start(port, { ...surroundings, DATABASE_URL: door.url, ...env });
      return last;
    },
    async close() {
      await last?.kill();
      letterBox.stop();
      door.close();
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
