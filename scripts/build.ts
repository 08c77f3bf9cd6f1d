// npm run build: builds what is missing or stale.
import { buildStaleTargets } from './lib/build';
import { exitOnShutdownRequest } from './lib/shutdown';

export async function main(): Promise<void> {
  exitOnShutdownRequest();
  await buildStaleTargets();
}
