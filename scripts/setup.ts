// npm run -s setup: installs the starter catalogue in a shop without a catalogue.
import { runApiCommand } from './lib/api-command';

export async function main(): Promise<void> {
  await runApiCommand('api/src/setup.ts', async () => []);
}
