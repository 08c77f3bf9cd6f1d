import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { startChild } from './child';
import type { LocalState } from './local-state';
import { claimPort } from './ports';
import type { OnServiceLost, RegisterService } from './service';

const PROGRAM = join(__dirname, '../paypal-emulator/main.ts');
const STOP_TIMEOUT_MS = 5_000;

export interface PayPalOptions {
  /** Where the emulator stores its data; memory only without it. */
  stateFile?: string;
  /** The API's webhook address; no webhooks without it. */
  webhookUrl?: string;
  /** Where the payer's page links back to. */
  returnUrl?: string;
  state: LocalState;
  register: RegisterService;
  onLost: OnServiceLost;
}

export interface PayPal {
  address: string;
  /** The API's settings for this emulator. */
  env: Record<string, string>;
}

/** Starts the PayPal emulator in its own process. */
export async function startPayPal(options: PayPalOptions): Promise<PayPal> {
  const { state, register, onLost } = options;
  const port = await claimPort(state, 'paypal');
  const address = `http://127.0.0.1:${port}`;
  const clientId = state.secret('paypalClientId');
  const clientSecret = state.secret('paypalClientSecret');
  const webhookId = state.secret('paypalWebhookId');
  await startChild({
    program: PROGRAM,
    captureOutput: true,
    waitUntilReady,
    state,
    register,
    onLost,
    stopTimeoutMs: STOP_TIMEOUT_MS,
    env: {
      ...process.env,
      PORT: String(port),
      STATE_FILE: options.stateFile,
      WEBHOOK_URL: options.webhookUrl,
      RETURN_URL: options.returnUrl,
      PUBLIC_URL: address,
      CLIENT_ID: clientId,
      CLIENT_SECRET: clientSecret,
      WEBHOOK_ID: webhookId,
    },
  });
  return {
    address,
    env: {
      PAYPAL_BASE_URL: address,
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      PAYPAL_WEBHOOK_ID: webhookId,
    },
  };
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (String(text).includes('paypal-emulator listening on')) resolve();
    });
  });
}
