import 'reflect-metadata';
import { Logger, type INestApplicationContext } from '@nestjs/common';
import { createApp } from './app';
import { describeFailure } from './command';
import { migrate, readConfig, releaseMemory, Shutdown } from './common/public';
import { loadDemo } from './demo/public';
import { SetupLink } from './setup/public';
import { stopTracing } from './tracing/public';
import { serveSites } from './web/public';

/** Requests and jobs in progress have this long to finish after the listener has closed. */
const SHUTDOWN_MS = 30_000;
/** After the start, when those who waited for it have been answered. */
const RELEASE_DELAY_MS = 2000;

/** Starts the server. Ends the process if that fails, and after a signal to stop. */
export async function serve(): Promise<void> {
  await start().catch((error: unknown) => {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  });
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (config.migrateAtStart) await migrate(config.directDatabaseUrl);
  const app = await createApp(config);
  if (config.servesRequests) await serveSites(app, config);
  if (config.demoData) await loadDemo(await app.init());
  await app.listen(config.port, config.host);
  await logSetupLink(app);
  process.send?.({ type: 'ready' });
  // A fifth of the memory is what only the start needed.
  setTimeout(() => void releaseMemory(), RELEASE_DELAY_MS).unref();

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Load balancers notice that the process is not ready, and send their requests to others.
    app.get(Shutdown).begin();
    setTimeout(close, config.shutdownDelayMs);
  };
  const close = () => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    app
      .close()
      .then(() => 0)
      .catch(() => 1)
      .then(async (exitCode) => {
        await stopTracing();
        process.exit(exitCode);
      });
  };
  // The handlers stay installed: without them a second signal would kill the process while it finishes its work.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // If the supervising process dies, nobody else stops this one.
  process.once('disconnect', stop);
}

/** A shop without an admin is set up from this link. */
async function logSetupLink(app: INestApplicationContext): Promise<void> {
  const link = await app.get(SetupLink, { strict: false }).create();
  if (link !== null) new Logger('setup').warn(`The shop has no admin yet. Set it up here: ${link}`);
}
