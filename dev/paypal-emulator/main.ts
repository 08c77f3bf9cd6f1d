import { Emulator } from './server.ts';
import { State } from './state.ts';

const { env } = process;

async function main(): Promise<void> {
  const emulator = new Emulator(new State(env.STATE_FILE), {
    host: env.HOST ?? '127.0.0.1',
    port: Number(env.PORT ?? 0),
    apiUrl: withoutTrailingSlash(env.API_URL) ?? '',
    publicUrl: withoutTrailingSlash(env.PUBLIC_URL) ?? '',
    clientId: env.CLIENT_ID ?? 'emulator-client',
    clientSecret: env.CLIENT_SECRET ?? 'emulator-secret',
    webhookId: env.WEBHOOK_ID ?? 'EMULATORWEBHOOK01',
    webhookUrl: env.WEBHOOK_URL,
    webhookRetryMs: Number(env.WEBHOOK_RETRY_MS ?? 1000),
    returnUrl: env.RETURN_URL,
    merchantEmail: env.MERCHANT_EMAIL ?? 'merchant@example.com',
    merchantId: env.MERCHANT_ID ?? 'EMULATORMERCHANT',
  });
  const port = await emulator.listen();
  console.log(`paypal-emulator listening on http://127.0.0.1:${port}`);

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

function withoutTrailingSlash(url: string | undefined): string | undefined {
  return url?.replace(/\/+$/, '');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
