import { Emulator } from './server.mjs';
import { State } from './state.mjs';

const { env } = process;
const base = (value) => value?.replace(/\/+$/, '');

const config = {
  host: env.HOST ?? '127.0.0.1',
  port: Number(env.PORT ?? 0),
  apiUrl: base(env.API_URL),
  publicUrl: base(env.PUBLIC_URL),
  clientId: env.CLIENT_ID ?? 'emulator-client',
  clientSecret: env.CLIENT_SECRET ?? 'emulator-secret',
  webhookId: env.WEBHOOK_ID ?? 'EMULATORWEBHOOK01',
  webhookUrl: env.WEBHOOK_URL,
  webhookRetryMs: Number(env.WEBHOOK_RETRY_MS ?? 1000),
  returnUrl: env.RETURN_URL,
  merchantEmail: env.MERCHANT_EMAIL ?? 'merchant@example.com',
};

const emulator = new Emulator(new State(env.STATE_FILE), config);
const port = await emulator.listen();
console.log(`paypal-emulator listening on http://127.0.0.1:${port}`);

let leaving = false;
async function leave() {
  if (leaving) return;
  leaving = true;
  await emulator.close();
  process.exit(0);
}

process.on('SIGTERM', leave);
process.on('SIGINT', leave);
if (process.send) process.on('disconnect', leave);
