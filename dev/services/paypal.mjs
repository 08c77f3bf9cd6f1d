import { fileURLToPath } from 'node:url';
import { startChild } from './child.mjs';
import { rememberedPort } from './ports.mjs';

const program = fileURLToPath(new URL('../paypal-emulator/main.mjs', import.meta.url));

/** PayPal's stand-in, a process of its own. It calls the shop at `webhookUrl` and sends payers back to `returnUrl`. */
export async function startPaypal({ stateFile, memory, webhookUrl, returnUrl, own, lost }) {
  const port = await rememberedPort(memory, 'paypal');
  const address = `http://127.0.0.1:${port}`;
  const env = {
    PAYPAL_BASE_URL: address,
    PAYPAL_CLIENT_ID: memory.secret('paypalClientId'),
    PAYPAL_CLIENT_SECRET: memory.secret('paypalClientSecret'),
    PAYPAL_WEBHOOK_ID: memory.secret('paypalWebhookId'),
  };
  await startChild({
    program,
    quiet: true,
    memory,
    own,
    lost,
    patience: 5_000,
    ready: listening,
    env: {
      ...process.env,
      PORT: String(port),
      STATE_FILE: stateFile,
      WEBHOOK_URL: webhookUrl,
      RETURN_URL: returnUrl,
      PUBLIC_URL: address,
      CLIENT_ID: env.PAYPAL_CLIENT_ID,
      CLIENT_SECRET: env.PAYPAL_CLIENT_SECRET,
      WEBHOOK_ID: env.PAYPAL_WEBHOOK_ID,
    },
  });
  return { address, env };
}

function listening(child) {
  return new Promise((resolve) => {
    child.stdout.on('data', (text) => {
      if (String(text).includes('paypal-emulator listening on')) resolve();
    });
  });
}
