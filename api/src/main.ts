import 'reflect-metadata';
import { createApp } from './app';
import { loadDemo } from './demo/public';
import { migrate } from './kernel/migrations';
import { readConfig } from './kernel/config';
import { hostSites } from './web/sites';

const SHUTDOWN_MS = 30_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.migrateAtStart) await migrate(config.databaseUrl);
  const app = await createApp(config);
  await hostSites(app, config);
  if (config.demoData) await loadDemo(await app.init());
  await app.listen(config.port, config.host);
  process.send?.({ type: 'ready' });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  // Listened to until the end: a second signal would else kill what is still being finished.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A supervisor that died leaves nobody to stop this process.
  process.once('disconnect', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
