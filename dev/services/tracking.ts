import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { startChild } from './child';
import type { LocalState } from './local-state';
import { claimPort } from './ports';
import type { OnServiceLost, RegisterService } from './service';

const PROGRAM = join(__dirname, '../tracking-emulator/main.ts');
const STOP_TIMEOUT_MS = 5_000;

export interface TrackingOptions {
  /** The API's address for pushes. */
  webhookUrl: string;
  state: LocalState;
  register: RegisterService;
  onLost: OnServiceLost;
}

/** Starts the tracking emulator in its own process. */
export async function startTracking(
  options: TrackingOptions,
): Promise<{ address: string; env: Record<string, string> }> {
  const { state, webhookUrl, register, onLost } = options;
  const port = await claimPort(state, 'tracking');
  const address = `http://127.0.0.1:${port}`;
  const key = state.secret('trackingKey');
  await startChild({
    program: PROGRAM,
    captureOutput: true,
    waitUntilReady,
    ...{ state, register, onLost, stopTimeoutMs: STOP_TIMEOUT_MS },
    env: { ...process.env, PORT: String(port), TRACKING_KEY: key, WEBHOOK_URL: webhookUrl },
  });
  return { address, env: { TRACKING_BASE_URL: address, TRACKING_KEY: key } };
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (String(text).includes('tracking-emulator listening on')) resolve();
    });
  });
}
