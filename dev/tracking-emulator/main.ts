import { TrackingEmulator } from './emulator.ts';

const { env } = process;

async function main(): Promise<void> {
  const emulator = new TrackingEmulator({
    host: env.HOST ?? '127.0.0.1',
    port: Number(env.PORT ?? 0),
    key: env.TRACKING_KEY ?? 'emulator-key',
    webhookUrl: env.WEBHOOK_URL,
  });
  console.log(`tracking-emulator listening on ${await emulator.listen()}`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await emulator.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (process.send) process.on('disconnect', stop);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
